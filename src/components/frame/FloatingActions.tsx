import { company, labels } from '../../content/facts.ts';
import { copyPaths } from '../../content/paths.ts';
import { call } from '../../content/phones.ts';
import { noteOriginal } from '../../content/say.ts';
import { buildWhatsAppLink } from '../../lib/contact-link.ts';
import { classNames } from '../../lib/text.ts';
import { Icon } from '../Icon.tsx';
import { Link } from '../Link.tsx';
import styles from './FloatingActions.module.css';

/**
 * The two floating buttons, Book Online and the chat, shown past 400 px (docs/specification.md, 2). Wide screens have
 * them in the margin beside the content. Where that has no room, they would lie over words: there they are in a bar that is gone
 * over the form, the buttons of an offer and the footer. On phones, whose header has no room for that, it asks for a quote and calls, too; its labels of
 * these two are short there, and part of the accessible name (WCAG 2.5.3).
 * @param hasForm whether the page has the quote form, where the bar's link for a quote then leads
 */
export function FloatingActions({ hasForm }: { hasForm: boolean }) {
	const { links, whatsapp } = company;
	const words = labels.shell;
	const elsewhere = [
		{
			icon: 'calendar-check',
			href: links.booking,
			short: words.bookOnline,
			whole: noteOriginal(words.bookOnline),
		},
		{
			icon: 'message-circle',
			href: whatsapp && buildWhatsAppLink(whatsapp.number, whatsapp.message),
			short: words.chatShort,
			whole: words.chat,
		},
	] as const;
	return (
		<aside
			className={classNames(styles.actions, !(links.booking || whatsapp) && styles.inBar)}
			aria-label={words.floating}
		>
			<a className={classNames(styles.action, styles.inBar)} href={call.href} data-by-day={call.byDay}>
				<Icon name="phone" />
				<span>{words.callShort}</span>
			</a>
			<Link
				className={classNames(styles.action, styles.inBar, styles.quote)}
				href={hasForm ? '#form' : copyPaths.quote}
			>
				<Icon name="clipboard-list" />
				<span>{words.quoteShort}</span>
			</Link>
			{elsewhere.map(
				({ icon, href, short, whole }) =>
					href && (
						<a
							key={icon}
							className={styles.action}
							href={href}
							target="_blank"
							rel="noopener noreferrer"
							aria-label={whole}
							aria-describedby="opens_new_tab"
						>
							<Icon name={icon} />
							<span className={styles.inBar}>{short}</span>
							<span className={styles.whole}>{whole}</span>
						</a>
					),
			)}
			<span id="opens_new_tab" hidden>
				{words.newTab}
			</span>
		</aside>
	);
}
