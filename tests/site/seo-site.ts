import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import { siteUrl } from '../../src/site/site.ts';

/** The built site, for tests of what search engines and shared links see. */
export const dist = 'dist';

export interface BuiltPage {
	/** Path on the site: "/services/tile-grout". */
	route: string;
	document: HTMLElement;
	/** False where a robots tag says noindex. */
	indexed: boolean;
	/** True for a page that only sends the visitor on, for hosts that cannot redirect. */
	redirect: boolean;
	/** True for what is shown inside another page. */
	embedded: boolean;
}

const toRoute = (file: string) =>
	`/${file.replaceAll('\\', '/').replace(/\.html$/, '')}`.replace(/\/index$|^\/index$/, '') || '/';

/** Content of a meta element, by its name or property. */
export const readMeta = ({ document }: Pick<BuiltPage, 'document'>, key: string): string | undefined =>
	document.querySelector(`meta[name="${key}"], meta[property="${key}"]`)?.getAttribute('content');

function readPage(file: string): BuiltPage {
	const document = parse(readFileSync(join(dist, file), 'utf8'));
	const route = toRoute(file);
	return {
		route,
		document,
		indexed: !(readMeta({ document }, 'robots') ?? '').includes('noindex'),
		redirect: document.querySelector('meta[http-equiv="refresh"]') !== null,
		embedded: route.startsWith('/embed/'),
	};
}

/** Every HTML file of the built site. @throws Error when the site has not been built */
export function readPages(): BuiltPage[] {
	if (!existsSync(join(dist, 'index.html')))
		throw new Error(`${dist}/index.html is missing: run "npm run build" first.`);
	return readdirSync(dist, { recursive: true, encoding: 'utf8' })
		.filter((file) => file.endsWith('.html') && file !== 'admin.html')
		.sort()
		.map(readPage);
}

/** The pages that a visitor reads as pages: no redirects, nothing embedded. */
export const readFullPages = (): BuiltPage[] =>
	readPages().filter((page) => !page.redirect && !page.embedded);

/** A file of the built site by its address, or undefined when the address is none of ours or nothing is there. */
export function findFile(address: string): string | undefined {
	const url = new URL(address, siteUrl);
	if (url.origin !== new URL(siteUrl).origin) return undefined;
	const path = decodeURIComponent(url.pathname);
	return [path, `${path}.html`, `${path}index.html`]
		.map((candidate) => join(dist, candidate))
		.find((file) => existsSync(file) && !file.endsWith('/'));
}

/** Compares texts whatever their spaces, line breaks and case: elements split words where the eye sees one. */
export const squash = (text: string): string => text.replace(/\s+/g, '').toLowerCase();

/** What a visitor can read on a page: its title in the tab and the text of its body. */
export function readVisibleText({ document }: BuiltPage): string {
	const body = parse(document.querySelector('body')?.outerHTML ?? '');
	for (const hidden of body.querySelectorAll('script, style, template, noscript')) hidden.remove();
	return `${document.querySelector('title')?.text ?? ''} ${body.text}`;
}
