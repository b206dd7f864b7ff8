import type { ComponentProps } from 'react';
import { localize } from '../../content/language.ts';
import type { Navigation } from '../../content/navigation.ts';
import { classNames } from '../../lib/text.ts';
import { Link } from '../Link.tsx';

export interface NavigationProps {
	links: Navigation['header'];
	/** Path of the current page, such as "/services", to mark its link. */
	path: string;
}

/**
 * True for the link of the page itself and of the section it belongs to ("/services" on "/services/tile-grout"). Never for one
 * that leads to another language.
 */
const isCurrent = (href: string, path: string) =>
	!localize(href).isForeign && (path === href || (href !== '/' && path.startsWith(`${href}/`)));

interface MenuLinkProps extends ComponentProps<typeof Link> {
	label: string;
	path?: string | undefined;
}

/** A link of a menu, to this site or another one. */
export const MenuLink = ({ label, path, ...link }: MenuLinkProps) => (
	<Link
		{...link}
		className={classNames('tap', link.className)}
		aria-current={path && isCurrent(link.href, path) ? (link.href === path ? 'page' : 'true') : undefined}
	>
		{label}
	</Link>
);

type NavigationListProps = ComponentProps<'ul'> & Pick<NavigationProps, 'links'> & { path?: string };

/** Links of the bar, the menu or the footer. */
export const NavigationList = ({ links, path, ...list }: NavigationListProps) => (
	<ul {...list}>
		{links.map((link) => (
			<li key={link.href}>
				<MenuLink {...link} path={path} />
			</li>
		))}
	</ul>
);
