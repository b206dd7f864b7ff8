import { company, labels } from '../../content/facts.ts';
import { buildWhatsAppLink } from '../../lib/contact-link.ts';
import { Icon } from '../Icon.tsx';
import styles from './FloatingActions.module.css';

/** Whether there is a floating button. Without one, the footer leaves no room for them. */
export const hasFloatingActions = Boolean(company.links.booking || company.whatsapp);

/**
 * The two floating buttons, Book Online and the chat, shown past 400 px (docs/specification.md, 2). Wide screens
 * have them in the margin beside the content. Smaller ones have them at the lower edge, and the footer leaves room
 * so that nothing stays covered. Phones show a shorter label for the chat, which is part of its accessible name
 * (WCAG 2.5.3).
 */
export function FloatingActions() {
	const { links, whatsapp } = company;
	const words = labels.shell;
	if (!hasFloatingActions) return null;
	return (
		<aside className={styles.actions} aria-label={words.floating} data-print="none">
			{links.booking && (
				<a
					className={styles.action}
					href={links.booking}
					target="_blank"
					rel="noopener noreferrer"
					aria-describedby="opens-new-tab"
				>
					<Icon name="calendar-check" />
					<span>{words.bookOnline}</span>
				</a>
			)}
			{whatsapp && (
				<a
					className={styles.action}
					href={buildWhatsAppLink(whatsapp.number, whatsapp.message)}
					target="_blank"
					rel="noopener noreferrer"
					aria-label={words.chat}
					aria-describedby="opens-new-tab"
				>
					<Icon name="message-circle" />
					<span className={styles.short}>{words.chatShort}</span>
					<span className={styles.whole}>{words.chat}</span>
				</a>
			)}
			<span id="opens-new-tab" hidden>
				{words.newTab}
			</span>
		</aside>
	);
}
