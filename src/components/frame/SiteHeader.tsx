import type { Labels } from '../../content/schema/labels.ts';
import type { Navigation } from '../../content/schema/navigation.ts';
import { buildTelLink } from '../../lib/contact-link.ts';
import { classNames, formatLabel } from '../../lib/text.ts';
import { Icon } from '../Icon.tsx';
import { Logo } from '../Logo.tsx';
import { Inner } from '../layout/layout.tsx';
import { NavigationList } from './NavigationList.tsx';
import styles from './SiteHeader.module.css';
import { LineSign, SiteMenu } from './SiteMenu.tsx';

interface SiteHeaderProps {
	name: string;
	descriptor: string;
	links: Navigation['header'];
	/** Path of the page that is shown, such as "/services"; marks the current link. */
	path: string;
	/** Main phone as people write it. */
	phone: string;
	labels: Labels['shell'];
}

/**
 * The fixed header (specification section 2). Transparent over the hero; compact and solid past 80 px, which
 * src/menu.ts marks on the html element. Without script it scrolls away with the page.
 */
export function SiteHeader({ name, descriptor, links, path, phone, labels }: SiteHeaderProps) {
	const tel = buildTelLink(phone);
	const callLabel = formatLabel(labels.call, { number: phone });
	return (
		<>
			<header className={styles.header} data-print="none">
				<Inner className={styles.bar}>
					<a className={styles.logo} href="/">
						<Logo name={name} descriptor={descriptor} />
					</a>
					<nav className={styles.navigation} aria-label={labels.mainNavigation}>
						<NavigationList links={links} path={path} className={styles.links} />
					</nav>
					<a className={classNames(styles.phone, 'tap')} href={tel} aria-label={callLabel}>
						<Icon name="phone" />
						<span>{phone}</span>
					</a>
					<button
						className={styles.menu}
						type="button"
						data-menu-open
						data-scripting="enabled"
						aria-haspopup="dialog"
						aria-controls="site-menu"
						aria-label={labels.openMenu}
					>
						<LineSign d="M3.5 7h17M3.5 12h17M3.5 17h17" />
					</button>
					<a className={styles.menu} href="#site-menu" data-scripting="none">
						<LineSign d="M3.5 7h17M3.5 12h17M3.5 17h17" />
						<span className="visually-hidden">{labels.openMenu}</span>
					</a>
				</Inner>
			</header>
			<SiteMenu
				name={name}
				descriptor={descriptor}
				links={links}
				path={path}
				tel={tel}
				callLabel={callLabel}
				labels={labels}
			/>
		</>
	);
}
