import type { ComponentProps } from 'react';
import { labels } from '../content/facts.ts';
import { contentLanguage, localize } from '../content/language.ts';
import { isLeftOut } from '../content/written.ts';

/**
 * A link to a page of this site, by its address in the content: on a page in another language it leads to
 * the page in that language or, where there is none, to the content's and says so. Nothing if the owner has hidden or left
 * out the page. Build only.
 */
export function Link({ href: path, children, ...link }: ComponentProps<'a'> & { href: string }) {
	if (isLeftOut(path)) return null;
	const { href, isForeign } = localize(path);
	const label = link['aria-label'];
	return (
		<a
			{...link}
			{...(isForeign && label && { 'aria-label': `${label} ${labels.shell.inOriginal}` })}
			href={href}
			hrefLang={isForeign ? contentLanguage : undefined}
		>
			{children}
			{isForeign && ` ${labels.shell.inOriginal}`}
		</a>
	);
}
