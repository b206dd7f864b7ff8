import { call, labels } from '../../content/facts.ts';
import { copyPaths } from '../../lib/links.ts';
import { classNames } from '../../lib/text.ts';
import { Button } from '../Button.tsx';
import { Icon } from '../Icon.tsx';
import { Logo } from '../Logo.tsx';
import { Stack } from '../layout/layout.tsx';
import { NavigationList, type NavigationListProps } from './NavigationList.tsx';
import styles from './SiteMenu.module.css';

/**
 * The menu that slides in from the right, as a modal dialog: the browser keeps the focus in it and closes it on Escape;
 * src/menu.ts opens it. Without script it opens by its address (:target).
 */
export function SiteMenu(navigation: NavigationListProps) {
	const words = labels.shell;
	return (
		<dialog id="site-menu" className={styles.menu} aria-label={words.menu}>
			<div className={styles.panel}>
				<div className={styles.panelHead}>
					<Logo />
					<button
						className={styles.close}
						type="button"
						data-menu-close
						data-scripting="enabled"
						aria-label={words.closeMenu}
					>
						<LineSign d="m6 6 12 12M18 6 6 18" />
					</button>
					<a className={styles.close} href="#top" data-scripting="none">
						<LineSign d="m6 6 12 12M18 6 6 18" />
						<span className="visually-hidden">{words.closeMenu}</span>
					</a>
				</div>
				<nav aria-label={words.mainNavigation}>
					<NavigationList {...navigation} className={styles.menuLinks} />
				</nav>
				<Stack gap={3} className={styles.panelFoot}>
					<a className={classNames(styles.help, 'tap')} href={copyPaths.waterHelp}>
						<Icon name="siren" />
						{words.waterHelp}
					</a>
					<Button href="/quote">{words.getQuote}</Button>
					<Button href={call.href} look="outline">
						<Icon name="phone" />
						{call.words}
					</Button>
				</Stack>
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
