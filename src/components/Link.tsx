import type { ComponentProps } from 'react';
import { labels } from '../content/facts.ts';
import { localize } from '../content/language.ts';

/**
 * A link to a page of this site, by its English address: on a Spanish page it leads to the Spanish page or, where there
 * is none, to the English one and says so. Build only.
 */
export function Link({ href: path, children, ...link }: ComponentProps<'a'> & { href: string }) {
	const { href, isEnglish } = localize(path);
	const label = link['aria-label'];
	return (
		<a
			{...link}
			{...(isEnglish && label && { 'aria-label': `${label} ${labels.shell.inEnglish}` })}
			href={href}
			hrefLang={isEnglish ? 'en' : undefined}
		>
			{children}
			{isEnglish && ` ${labels.shell.inEnglish}`}
		</a>
	);
}
