import type { Labels } from '../../content/schema/labels.ts';
import { buildWhatsAppLink } from '../../lib/contact-link.ts';
import { Icon } from '../Icon.tsx';
import styles from './FloatingActions.module.css';

export interface FloatingActionsProps {
	bookingUrl: string | undefined;
	whatsapp: { number: string; message: string };
	labels: Labels['shell'];
}

/**
 * The two floating buttons past 400 px (specification section 2): Book Online and the chat. On wide screens they stand
 * in the margin beside the content; on smaller ones at the lower edge, for which the footer keeps room, so that nothing
 * stays covered. Phones show a shorter word for the chat, which is part of its name (WCAG 2.5.3).
 */
export function FloatingActions({ bookingUrl, whatsapp, labels }: FloatingActionsProps) {
	return (
		<aside className={styles.actions} aria-label={labels.floating} data-print="none">
			{bookingUrl && (
				<a
					className={styles.action}
					href={bookingUrl}
					target="_blank"
					rel="noopener noreferrer"
					aria-describedby="opens-new-tab"
				>
					<Icon name="calendar-check" />
					<span>{labels.bookOnline}</span>
				</a>
			)}
			<a
				className={styles.action}
				href={buildWhatsAppLink(whatsapp.number, whatsapp.message)}
				target="_blank"
				rel="noopener noreferrer"
				aria-label={labels.chat}
				aria-describedby="opens-new-tab"
			>
				<Icon name="message" />
				<span className={styles.short}>{labels.chatShort}</span>
				<span className={styles.whole}>{labels.chat}</span>
			</a>
			<span id="opens-new-tab" hidden>
				{labels.newTab}
			</span>
		</aside>
	);
}
