import { buildTelLink, buildWhatsAppLink } from '../lib/contact-link.ts';
import { formatLabel } from '../lib/text.ts';
import type { Labels } from '../schema/labels.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './FloatingActions.module.css';

export interface FloatingActionsProps {
	bookingUrl: string | undefined;
	phone: string;
	whatsapp: { number: string; message: string };
	labels: Labels['shell'];
	/** True where the page opens without calls to action of its own: phones then show call and quote from the start. */
	contactBar: boolean;
}

/**
 * The two floating buttons past 400 px (specification section 2): Book Online and the chat. On wide screens they stand
 * in the margin beside the content; on smaller ones in a dock at the lower edge, for which the page keeps room at its
 * end, so that nothing stays covered. On phones the dock also carries call and quote.
 */
export function FloatingActions({ bookingUrl, phone, whatsapp, labels, contactBar }: FloatingActionsProps) {
	return (
		<aside
			className={styles.dock}
			aria-label={labels.contactBar}
			data-print="none"
			data-contact-bar={contactBar ? '' : undefined}
		>
			<a
				className={styles.direct}
				href={buildTelLink(phone)}
				aria-label={formatLabel(labels.call, { number: phone })}
			>
				<Icon name="phone" />
				<span>{labels.callShort}</span>
			</a>
			<a className={styles.direct} href="/quote" data-quote="">
				<Icon name="clipboard-list" />
				<span>{labels.getQuoteShort}</span>
			</a>
			{bookingUrl && (
				<a className={styles.floating} href={bookingUrl} target="_blank" rel="noopener noreferrer">
					<Icon name="calendar-check" />
					<span>
						{labels.bookOnline}
						<span className="visually-hidden"> {labels.newTab}</span>
					</span>
				</a>
			)}
			<a
				className={styles.floating}
				href={buildWhatsAppLink(whatsapp.number, whatsapp.message)}
				target="_blank"
				rel="noopener noreferrer"
				aria-label={`${labels.chat} ${labels.newTab}`}
			>
				<Icon name="message" />
				<span>{labels.chatShort}</span>
			</a>
		</aside>
	);
}
