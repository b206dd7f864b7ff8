import { labels } from '../../content/facts.ts';
import { findTarget } from '../../content/link-target.ts';
import { copyPaths } from '../../content/paths.ts';
import { call } from '../../content/phones.ts';
import { classNames } from '../../lib/text.ts';
import { buttonClass } from '../button-class.ts';
import { Icon } from '../Icon.tsx';
import { Link } from '../Link.tsx';
import { Logo } from '../Logo.tsx';
import { Inner } from '../layout/layout.tsx';
import { LanguageLinks } from './LanguageLinks.tsx';
import { MenuLink, NavigationList, type NavigationProps } from './NavigationList.tsx';
import styles from './SiteHeader.module.css';
import { SignButton, SiteMenu } from './SiteMenu.tsx';

/**
 * The fixed header (docs/specification.md, 2): on the ground of what the page begins with, then solid, and compact past 80 px.
 * src/page-script.ts sets the attributes for that on the html element. Without script the header scrolls away with the page.
 */
export function SiteHeader({ path, ...navigation }: NavigationProps) {
	const words = labels.shell;
	const look = classNames(styles.phone, 'tap');
	const quote = navigation.links.find(({ href }) => href === findTarget(copyPaths.quote));
	const links = navigation.links.filter((link) => link !== quote);
	return (
		<>
			<header className={styles.header} data-print="none">
				<Inner className={styles.bar}>
					<Link className={styles.logo} href="/">
						<Logo />
					</Link>
					<nav className={styles.navigation} aria-label={words.mainNavigation}>
						<NavigationList links={links} path={path} className={styles.links} />
					</nav>
					<LanguageLinks path={path} inHeader />
					<a className={look} href={call.href} data-by-day={call.byDay} aria-label={call.words}>
						<Icon name="phone" />
						<span>{call.number}</span>
					</a>
					{quote && <MenuLink {...quote} path={path} className={buttonClass('primary', styles.quote)} />}
					<SignButton
						d="M3.5 7h17M3.5 12h17M3.5 17h17"
						label={words.openMenu}
						href="#site_menu"
						className={styles.menu}
						data-menu-open
						aria-haspopup="dialog"
						aria-controls="site_menu"
					/>
				</Inner>
			</header>
			<SiteMenu links={links} path={path} quote={quote} />
		</>
	);
}
