import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parse } from 'yaml';
import words from '../content/labels.en.json' with { type: 'json' };
import type { Company } from '../src/content/schema/company.ts';
import type { Navigation } from '../src/content/schema/navigation.ts';
import type { Service } from '../src/content/schema/service.ts';
import type { Member } from '../src/content/schema/team.ts';
import type { Review } from '../src/features/reviews/schema.ts';
import type { AreaRecord } from '../src/features/service-area/schema.ts';
import { fillTokens } from '../src/lib/tokens.ts';

/**
 * What the owner wrote, so that the browser tests fail by a change of behavior and not of wording.
 * Labels keep the placeholders that a page fills, such as {number}; see formatLabel.
 */
export const read = (file: string): unknown => parse(readFileSync(`content/${file}.yaml`, 'utf8'));

export const company = read('company') as Company;
export const bookingUrl = company.links.booking ?? '';
export const mainPhone = company.phones[0]?.number ?? '';
/** Finds the link that calls the main number. */
export const phoneLink = `a[href="tel:+1${mainPhone.replace(/\D/g, '')}"]`;
export const labels = fillTokens(words, {
	...company.claims,
	company: company.name,
	phone: mainPhone,
	email: company.email,
});
export const reviews = read('reviews') as Review[];
export const team = read('team') as Member[];
export const areas = read('areas') as AreaRecord[];
export const navigation = read('navigation') as Navigation;
/** Words of the screens for what was not found or failed. */
export const errors = read('pages/errors') as Record<
	'page' | 'service' | 'post' | 'application' | 'offline',
	{ metaTitle: string; title: string; action: string; retry?: string }
>;

const listIds = (pattern: string) =>
	globSync(pattern)
		.sort()
		.map((file) => basename(file).replace(/\..*/, ''));
export const services = listIds('content/services/*.yaml').map((id) => ({
	...(read(`services/${id}`) as Omit<Service, 'id'>),
	id,
}));
export const posts = listIds('content/posts/*.md');
