import labels from '../../content/labels.en.json' with { type: 'json' };
import { copyPaths, recordPaths } from '../lib/links.ts';
import { once } from '../lib/once.ts';
import { fillTokens } from '../lib/tokens.ts';
import { getPage, hasStainGuide } from './page.ts';
import { readAll, readSingle } from './read.ts';
import type { Company } from './schema/company.ts';
import type { Labels } from './schema/labels.ts';
import type { Navigation } from './schema/navigation.ts';
import { getPhone, getTokens } from './tokens.ts';

/** Finds an address of the company by its id. @throws Error when the content has none */
export function getAddress(company: Company, id: string): Company['addresses'][number] {
	const address = company.addresses.find((candidate) => candidate.id === id);
	if (!address) throw new Error(`content/company.yaml has no address with the id "${id}".`);
	return address;
}

/** Facts about the business. FORM_PROVIDER_URL replaces the form provider, for previews and tests of provider mode. */
export async function getCompany(): Promise<Company> {
	const company = await readSingle('company');
	const formProvider = process.env['FORM_PROVIDER_URL'];
	return formProvider ? { ...company, links: { ...company.links, formProvider } } : company;
}

/** Interface words, with the facts of the company filled in. */
export const getLabels = once(async (): Promise<Labels> => fillTokens(labels, await getTokens()));

/** What nearly every page needs: facts about the business, interface words, and the main phone as people write it. */
export async function getSite() {
	const [company, labels] = await Promise.all([getCompany(), getLabels()]);
	return { company, labels, phone: getPhone(company, 'main').number };
}

/** Links of the header and the footer; those to the services and to the stain guide follow from what there is. */
export async function getNavigation(): Promise<Navigation> {
	const [{ footer, ...navigation }, services] = await Promise.all([
		readSingle('navigation'),
		readAll('services'),
	]);
	const guide = (await hasStainGuide()) && {
		label: (await getPage('stainGuide')).link,
		href: copyPaths.stainGuide,
	};
	return {
		...navigation,
		footer: {
			...footer,
			quick: [...footer.quick, ...(guide ? [guide] : [])],
			services: services.map(({ id, title }) => ({ label: title, href: recordPaths.services(id) })),
		},
	};
}
