import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parse } from 'yaml';
import words from '../content/labels.json' with { type: 'json' };
import { describeHours } from '../src/content/hours.ts';
import type { Company } from '../src/content/schema/company.ts';
import { getDay, isPublished } from '../src/content/today.ts';
import { isWritten } from '../src/content/written.ts';
import type { Post } from '../src/features/blog/schema.ts';
import type { Review } from '../src/features/reviews/schema.ts';
import type { AreaRecord } from '../src/features/service-area/schema.ts';
import type { Service } from '../src/features/services/schema.ts';
import type { Member } from '../src/features/team/schema.ts';
import { fillTokens } from '../src/lib/tokens.ts';

/**
 * What the owner wrote, so that the browser tests fail by a change of behavior and not of wording.
 * Labels keep the placeholders that a page fills, such as {number}; see formatLabel.
 */
export const read = (file: string): unknown => parse(readFileSync(`content/${file}.yaml`, 'utf8'));

/** The records of a list, none if its file is left out. */
export const readList = <Fields>(file: string): Fields[] =>
	existsSync(`content/${file}.yaml`) ? (read(file) as Fields[]) : [];

export const company: Company = { claims: {}, ...(read('company') as Omit<Company, 'claims'>) };
/** Whether it's the company whose words docs/specification.md quotes. */
export const isSampleCompany = company.siteUrl === 'https://palmettoheritage.example';
export const today = getDay(company.timeZone);
export const bookingUrl = company.links.booking ?? '';
export const mainPhone = company.phones[0]?.number ?? '';
/** Finds the link that calls the main number. */
export const phoneLink = `a[href="tel:+1${mainPhone.replace(/\D/g, '')}"]`;
const { days, hours } = describeHours(company.hours, words);
export const labels = fillTokens(words, {
	...company.claims,
	days,
	hours,
	company: company.name,
	phone: mainPhone,
	email: company.email,
});
export const reviews = read('reviews') as Review[];
export const team = read('team') as Member[];
export const areas = read('areas') as AreaRecord[];
/** Words of the screens for what was not found or failed. */
export const errors = read('pages/errors') as Record<
	'page' | 'service' | 'post' | 'application' | 'offline',
	{ metaTitle: string; title: string; action: string; retry?: string; missing?: string }
>;

/** The records of a folder by the names of their files; of an article the front matter. */
export const readFolder = <Fields>(folder: string) =>
	globSync(`content/${folder}/*`)
		.map((file) => ({
			...(parse(readFileSync(file, 'utf8').split(/^---$/m)[file.endsWith('.md') ? 1 : 0] ?? '') as Fields),
			id: basename(file).replace(/\.\w+$/, ''),
		}))
		.sort((a, b) => a.id.localeCompare(b.id));

// A service without a position comes last.
export const services = readFolder<Service>('services').sort(
	(a, b) => (a.order ?? Number.MAX_VALUE) - (b.order ?? Number.MAX_VALUE),
);
/** Address of a legal text, the longest one: it has a table of contents. */
export const policyPath = `/${
	readFolder<{ sections: unknown[] }>('legal').sort((a, b) => b.sections.length - a.sections.length)[0]?.id
}`;
/** The newest first; none without the blog. */
export const posts = (isWritten('pages/blog') ? readFolder<Post>('posts') : [])
	.filter((post) => isPublished(post, today))
	.sort((a, b) => b.date.localeCompare(a.date));
