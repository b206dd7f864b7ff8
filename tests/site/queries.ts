import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parse } from 'yaml';
import type { Service } from '../../src/content/schema/service.ts';
import { mainPhone } from '../content.ts';
import { readFullPages } from './seo-site.ts';

const pages = new Map(readFullPages().map((page) => [page.route, page.document]));

/** The elements of a page that match a selector. @throws Error when the site has no such page */
export function find(route: string, selector: string) {
	const document = pages.get(route);
	if (!document) throw new Error(`There is no page ${route}.`);
	return document.querySelectorAll(selector);
}
export const readTexts = (route: string, selector: string) =>
	find(route, selector).map((element) => element.text.replace(/\s+/g, ' ').trim());
export const readText = (route: string, selector: string) => readTexts(route, selector).join(' ');
export const readLinks = (route: string, selector: string) =>
	find(route, selector).map((link) => link.getAttribute('href'));
export const phoneLink = `tel:+1${mainPhone.replace(/\D/g, '')}`;

/** The records of a folder, with the names of their files. */
export const readFolder = <Fields>(folder: string) =>
	globSync(`content/${folder}/*`).map((file) => ({
		...(parse(readFileSync(file, 'utf8').split(/^---$/m)[file.endsWith('.md') ? 1 : 0] ?? '') as Fields),
		id: basename(file).replace(/\.\w+$/, ''),
	}));

export const services = readFolder<Service>('services').sort(
	// Services without a position come last, by name.
	(a, b) =>
		(a.order ?? Number.POSITIVE_INFINITY) - (b.order ?? Number.POSITIVE_INFINITY) || a.id.localeCompare(b.id),
);
