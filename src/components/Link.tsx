import type { ComponentProps } from 'react';
import { labels } from '../content/facts.ts';
import { contentLanguage, localize } from '../content/language.ts';
import { findTarget } from '../content/link-target.ts';
import { Words } from './Words.tsx';

/**
 * A link. To a page of this site, it has the address in the content: on a page in another language it leads to the page in
 * that language or, where there is none, to the content's and says so. Nothing if the owner has hidden or left out the page and no
 * other takes its place.
 * To another site, it opens a new tab and says so to screen readers. Build only.
 * @param props the language is that of its words; what the link says of itself is in the page's
 */
export function Link({ href: written, children, lang, ...link }: ComponentProps<'a'> & { href: string }) {
	const words = <Words lang={lang}>{children}</Words>;
	if (written.startsWith('https:'))
		return (
			<a {...link} href={written} target="_blank" rel="noopener noreferrer">
				{words}
				<span className="visually-hidden">{` ${labels.shell.newTab}`}</span>
			</a>
		);
	const path = findTarget(written);
	if (path === undefined) return null;
	const { href, isForeign } = localize(path);
	const label = link['aria-label'];
	// One item where the link lays out its parts beside each other.
	const said = (
		<>
			{words}
			{isForeign && ` ${labels.shell.inOriginal}`}
		</>
	);
	return (
		<a
			{...link}
			{...(isForeign && label && { 'aria-label': `${label} ${labels.shell.inOriginal}` })}
			href={href}
			hrefLang={isForeign ? contentLanguage : undefined}
		>
			{isForeign && lang ? <span>{said}</span> : said}
		</a>
	);
}
