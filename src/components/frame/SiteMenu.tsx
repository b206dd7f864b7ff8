import type { ComponentProps } from 'react';
import { labels } from '../../content/facts.ts';
import type { Navigation } from '../../content/navigation.ts';
import { copyPaths } from '../../content/paths.ts';
import { call } from '../../content/phones.ts';
import { classNames } from '../../lib/text.ts';
import { Button } from '../Button.tsx';
import { buttonClass } from '../button-class.ts';
import { CallWords } from '../CallWords.tsx';
import { Icon } from '../Icon.tsx';
import { LineIcon } from '../LineIcon.tsx';
import { Link } from '../Link.tsx';
import { Logo } from '../Logo.tsx';
import { Stack } from '../layout/layout.tsx';
import { LanguageLinks } from './LanguageLinks.tsx';
import { MenuLink, NavigationList, type NavigationProps } from './NavigationList.tsx';
import styles from './SiteMenu.module.css';

interface SiteMenuProps extends NavigationProps {
	/** The link to the quote page, drawn as a button below the others. */
	quote: Navigation['header'][number] | undefined;
}

/**
 * The menu that slides in from the right, as a modal dialog: the browser keeps the focus in it and closes it on Escape;
 * src/page-script.ts opens it. Without script it opens by its address (:target).
 */
export function SiteMenu({ quote, ...navigation }: SiteMenuProps) {
	const words = labels.shell;
	return (
		<dialog id="site_menu" className={styles.menu} aria-label={words.menu}>
			<div className={styles.panel}>
				<div className={styles.panelHead}>
					<Logo />
					<SignButton
						d="m6 6 12 12M18 6 6 18"
						label={words.closeMenu}
						href="#page_top"
						className={styles.close}
						data-menu-close
					/>
				</div>
				<nav aria-label={words.mainNavigation}>
					<NavigationList {...navigation} className={styles.menuLinks} />
				</nav>
				<Stack gap={3} className={styles.panelFoot}>
					<LanguageLinks path={navigation.path} />
					<Link className={classNames(styles.help, 'bold tap')} href={copyPaths.waterHelp}>
						<Icon name="siren" />
						{words.waterHelp}
					</Link>
					{quote && <MenuLink {...quote} path={navigation.path} className={buttonClass('primary')} />}
					<Button href={call.href} data-by-day={call.byDay} look="outline">
						<Icon name="phone" />
						<CallWords />
					</Button>
				</Stack>
			</div>
		</dialog>
	);
}

type SignButtonProps = ComponentProps<'button'> & Record<'d' | 'label' | 'href', string>;

/** A header button that shows an icon. Without script, a link to the address replaces it. */
export function SignButton({ d, label, href, className, ...button }: SignButtonProps) {
	const look = classNames(styles.sign, className);
	return (
		<>
			<button {...button} className={look} type="button" data-scripting="enabled" aria-label={label}>
				<LineIcon d={d} size={26} />
			</button>
			<a className={look} href={href} data-scripting="none">
				<LineIcon d={d} size={26} />
				<span className="visually-hidden">{label}</span>
			</a>
		</>
	);
}
