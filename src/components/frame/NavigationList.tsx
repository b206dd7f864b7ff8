import type { ComponentProps } from 'react';
import { localize } from '../../content/language.ts';
import { copyPaths } from '../../content/paths.ts';
import type { Navigation } from '../../content/schema/navigation.ts';
import { Link } from '../Link.tsx';

export interface NavigationListProps {
	links: Navigation['header'];
	/** Path of the current page, such as "/services", to mark its link. */
	path?: string;
	className?: string | undefined;
}

/**
 * True for the link of the page itself and of the section it belongs to ("/services" on "/services/tile-grout"). Never for one
 * that leads to another language.
 */
const isCurrent = (href: string, path: string) =>
	!localize(href).isForeign && (path === href || (href !== '/' && path.startsWith(`${href}/`)));

/** A link of a menu, to this site or another one. */
export const MenuLink = ({ label, ...link }: Navigation['header'][number] & ComponentProps<'a'>) => (
	<Link {...link} className="tap">
		{label}
	</Link>
);

/** Links of the bar, the menu or the footer. */
export function NavigationList({ links, path, className }: NavigationListProps) {
	return (
		<ul className={className}>
			{links.map((link) => (
				<li key={link.href} data-quote={link.href === copyPaths.quote ? '' : undefined}>
					<MenuLink
						{...link}
						aria-current={
							path && isCurrent(link.href, path) ? (link.href === path ? 'page' : 'true') : undefined
						}
					/>
				</li>
			))}
		</ul>
	);
}
