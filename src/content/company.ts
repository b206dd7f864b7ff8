import labels from '../../content/labels.en.json' with { type: 'json' };
import { copyPaths, recordPaths } from '../lib/links.ts';
import { fillTokens } from '../lib/tokens.ts';
import { getPage, hasPage } from './page.ts';
import { readAll, readSingle } from './read.ts';
import { once, readUnnoted } from './reads.ts';
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

// A new word on a button or in the menu is no change of the pages that show it.

/** Interface words, with the facts of the company filled in. */
export const getLabels = once(async (): Promise<Labels> => fillTokens(labels, await getTokens()));

/** Links of the header and the footer; those to the services and to the stain guide follow from what there is. */
export const getNavigation = (): Promise<Navigation> =>
	readUnnoted(async () => {
		const [{ footer, ...navigation }, records] = await Promise.all([
			readSingle('navigation'),
			readAll('services'),
		]);
		const services = records.map(({ id, title }) => ({ label: title, href: recordPaths.services(id) }));
		const guide = (await hasPage('stainGuide')) && {
			label: (await getPage('stainGuide')).link,
			href: copyPaths.stainGuide,
		};
		return {
			...navigation,
			footer: { ...footer, quick: [...footer.quick, ...(guide ? [guide] : [])], services },
		};
	});

/** The main phone as people write it. */
export const getMainPhone = (): Promise<string> =>
	readUnnoted(async () => getPhone(await getCompany(), 'main').number);
