import type { Navigation } from '../../content/schema/navigation.ts';

export interface NavigationListProps {
	links: Navigation['header'];
	/** Path of the current page, such as "/services". Its link is marked. */
	path: string;
	className?: string | undefined;
}

/** True for the link of the page itself and of the section it belongs to ("/services" on "/services/tile-grout"). */
const isCurrent = (href: string, path: string) =>
	href === '/' ? path === '/' : path === href || path.startsWith(`${href}/`);

/** The header's links, for the bar and for the menu (WAI-ARIA aria-current). */
export function NavigationList({ links, path, className }: NavigationListProps) {
	return (
		<ul className={className}>
			{links.map((link) => (
				<li key={link.href} data-quote={link.href === '/quote' ? '' : undefined}>
					<a
						className="tap"
						href={link.href}
						aria-current={isCurrent(link.href, path) ? (link.href === path ? 'page' : 'true') : undefined}
					>
						{link.label}
					</a>
				</li>
			))}
		</ul>
	);
}
