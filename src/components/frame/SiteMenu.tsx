import type { Labels } from '../../content/schema/labels.ts';
import type { Navigation } from '../../content/schema/navigation.ts';
import { copyPaths } from '../../lib/links.ts';
import { Icon } from '../Icon.tsx';
import { Logo } from '../Logo.tsx';
import { NavigationList } from './NavigationList.tsx';
import styles from './SiteMenu.module.css';

interface SiteMenuProps {
	name: string;
	descriptor: string;
	links: Navigation['header'];
	/** Path of the page that is shown, such as "/services"; marks the current link. */
	path: string;
	/** tel: address of the main phone, and the words of its link. */
	tel: string;
	callLabel: string;
	labels: Labels['shell'];
}

/**
 * The menu that slides in from the right, as a modal dialog: the browser keeps the focus in it and closes it on Escape;
 * src/menu.ts opens it. Without script it opens by its address (:target).
 */
export function SiteMenu({ name, descriptor, links, path, tel, callLabel, labels }: SiteMenuProps) {
	return (
		<dialog id="site-menu" className={styles.menu} aria-label={labels.menu}>
			<div className={styles.panel}>
				<div className={styles.panelHead}>
					<Logo name={name} descriptor={descriptor} />
					<button className={styles.close} type="button" data-menu-close aria-label={labels.closeMenu}>
						<LineSign d="m6 6 12 12M18 6 6 18" />
					</button>
					<a className={styles.closeLink} href="#top">
						<LineSign d="m6 6 12 12M18 6 6 18" />
						<span className="visually-hidden">{labels.closeMenu}</span>
					</a>
				</div>
				<nav aria-label={labels.mainNavigation}>
					<NavigationList links={links} path={path} className={styles.menuLinks} />
				</nav>
				<div className={styles.panelFoot}>
					<a className={styles.panelHelp} href={copyPaths.waterHelp}>
						<Icon name="siren" />
						{labels.waterHelp}
					</a>
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
	);
}

/** A sign of plain lines for a button of the header. @param d its path, in a square of 24 units */
export function LineSign({ d }: { d: string }) {
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
			<path d={d} />
		</svg>
	);
}
