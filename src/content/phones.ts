import { buildTelLink } from '../lib/contact-link.ts';
import { formatLabel } from '../lib/text.ts';
import { company, labels } from './facts.ts';
import { isUrgent, perLanguage } from './language.ts';
import { getEmergencyPhone, getMainPhone } from './schema/company.ts';

/** The main phone as people write it. */
export const phone = getMainPhone(company.phones).number;

const emergencyPhone = getEmergencyPhone(company).number;

const describeCall = (number: string) => ({
	number,
	href: buildTelLink(number),
	words: formatLabel(labels.shell.call, { number }),
});

/** The call of the number that answers in an emergency. */
export const emergencyCall = perLanguage(() => describeCall(emergencyPhone));

/**
 * What the page asks to call: the main number or, on a page about an emergency, the one that answers then. If that is another one, it
 * takes the place of a number that a link has for its mark while nobody answers there.
 */
export const call = perLanguage(() => {
	const found = describeCall(isUrgent() ? emergencyPhone : phone);
	const { number } = found;
	return { ...found, byDay: company.hours.emergency && number !== emergencyPhone ? number : undefined };
});

/** Finds a phone of the company by its id; by default, its main line. @throws Error when the content has none */
export function getPhone(id: string | undefined): string {
	if (id === undefined) return phone;
	const found = company.phones.find((candidate) => candidate.id === id);
	if (!found) throw new Error(`company.yaml has no phone with the id "${id}".`);
	return found.number;
}
