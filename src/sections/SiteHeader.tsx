import { buildTelLink } from '../lib/contact-link.ts';
import { formatLabel } from '../lib/text.ts';
import type { Labels } from '../model/schema/labels.ts';
import type { Navigation } from '../model/schema/navigation.ts';
import { Icon } from '../ui/Icon.tsx';
import { Logo } from '../ui/Logo.tsx';
import styles from './SiteHeader.module.css';

export interface SiteHeaderProps {
	name: string;
	descriptor: string;
	links: Navigation['header'];
	/** Path of the page that is shown, such as "/services"; marks the current link. */
	path: string;
	/** Main phone as people write it. */
	phone: string;
	labels: Labels['shell'];
}

/** True for the link of the page itself and of the section it belongs to ("/services" on "/services/tile-grout"). */
const isCurrent = (href: string, path: string) =>
	href === '/' ? path === '/' : path === href || path.startsWith(`${href}/`);

/** One list of the header's links, for the bar and for the menu. */
function NavigationList({
	links,
	path,
	className,
	quoteLabel,
}: {
	links: Navigation['header'];
	path: string;
	className: string | undefined;
	quoteLabel?: string;
}) {
	return (
		<ul className={className}>
			{links.map((link) => (
				<li key={link.href} data-quote={link.href === '/quote' ? '' : undefined}>
					<a
						href={link.href}
						aria-current={isCurrent(link.href, path) ? (link.href === path ? 'page' : 'true') : undefined}
					>
						{link.href === '/quote' && quoteLabel ? quoteLabel : link.label}
					</a>
				</li>
			))}
		</ul>
	);
}

/**
 * The fixed header and the slide-in menu (specification section 2). Transparent over the hero; compact and solid past
 * 80 px, which src/shell/shell.ts marks on the html element. Without script it scrolls away with the page, and the
 * menu opens by its address (:target).
 */
export function SiteHeader({ name, descriptor, links, path, phone, labels }: SiteHeaderProps) {
	const tel = buildTelLink(phone);
	const callLabel = formatLabel(labels.call, { number: phone });
	return (
		<>
			<header className={styles.header} data-print="none">
				<div className={styles.bar}>
					<a className={styles.logo} href="/" aria-label={`${name}, ${labels.home}`}>
						<Logo name={name} descriptor={descriptor} />
					</a>
					<nav className={styles.navigation} aria-label={labels.mainNavigation}>
						<NavigationList links={links} path={path} className={styles.links} quoteLabel={labels.getQuote} />
					</nav>
					<a className={styles.phone} href={tel} aria-label={callLabel}>
						<Icon name="phone" />
						<span>{phone}</span>
					</a>
					<button
						className={styles.menuButton}
						type="button"
						data-menu-open
						aria-haspopup="dialog"
						aria-controls="site-menu"
						aria-label={labels.openMenu}
					>
						<MenuBars />
					</button>
					<a className={styles.menuLink} href="#site-menu">
						<MenuBars />
						<span className="visually-hidden">{labels.openMenu}</span>
					</a>
				</div>
			</header>
			<dialog id="site-menu" className={styles.menu} aria-label={labels.menu}>
				<div className={styles.panel}>
					<div className={styles.panelHead}>
						<Logo name={name} descriptor={descriptor} />
						<button className={styles.close} type="button" data-menu-close aria-label={labels.closeMenu}>
							<CloseCross />
						</button>
						<a className={styles.closeLink} href="#top">
							<CloseCross />
							<span className="visually-hidden">{labels.closeMenu}</span>
						</a>
					</div>
					<nav aria-label={labels.mainNavigation}>
						<NavigationList links={links} path={path} className={styles.menuLinks} />
					</nav>
					<div className={styles.panelFoot}>
						<a className={styles.panelQuote} href="/quote">
							{labels.getQuote}
						</a>
						<a className={styles.panelCall} href={tel}>
							<Icon name="phone" />
							{callLabel}
						</a>
					</div>
				</div>
			</dialog>
		</>
	);
}

function MenuBars() {
	return (
		<svg
			viewBox="0 0 24 24"
			width="26"
			height="26"
			fill="none"
			stroke="currentColor"
			strokeWidth="1.75"
			strokeLinecap="round"
			aria-hidden="true"
		>
			<path d="M3.5 7h17M3.5 12h17M3.5 17h17" />
		</svg>
	);
}

function CloseCross() {
	return (
		<svg
			viewBox="0 0 24 24"
			width="26"
			height="26"
			fill="none"
			stroke="currentColor"
			strokeWidth="1.75"
			strokeLinecap="round"
			aria-hidden="true"
		>
			<path d="m6 6 12 12M18 6 6 18" />
		</svg>
	);
}
