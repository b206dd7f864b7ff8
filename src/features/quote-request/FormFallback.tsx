import { Stack } from '../../components/layout/layout.tsx';
import { buildMailtoLink, buildSmsLink, buildTelLink, buildWhatsAppLink } from '../../lib/contact-link.ts';
import styles from './FormFallback.module.css';
import type { QuoteForm } from './query.ts';

interface FormFallbackProps {
	words: QuoteForm['withoutScript'];
	contacts: { phone: string; whatsapp: string; email: string };
	/** The text that the company has chosen for first messages. */
	message: string;
	newTab: string;
	/** Of the link that loads the form anew. */
	reload: string;
}

/**
 * In place of the form where no script runs: the ways that need none. Where script runs but does not arrive, it appears
 * after a few seconds, by its style sheet alone.
 */
export function FormFallback({ words, contacts, message, newTab, reload }: FormFallbackProps) {
	const { phone, whatsapp, email } = contacts;
	return (
		<Stack as="section" className={styles.fallback} aria-labelledby="fallback-title">
			<h2 id="fallback-title" className="text-xl">
				{words.title}
			</h2>
			<p>{words.text}</p>
			<Stack as="ul" gap={1}>
				<li className={styles.reload}>
					{/* biome-ignore lint/a11y/useValidAnchor: an empty address is that of the form itself, which it loads anew. */}
					<a className="tap" href="" target="_self">
						{reload}
					</a>
				</li>
				<li>
					<a className="tap" href={buildTelLink(phone)}>
						{words.call}
					</a>
				</li>
				<li>
					<a className="tap" href={buildSmsLink(phone, message)}>
						{words.sms}
					</a>
				</li>
				<li>
					<a className="tap" href={buildMailtoLink(email, { subject: words.title, body: message })}>
						{words.email}
					</a>
				</li>
				<li>
					<a
						className="tap"
						href={buildWhatsAppLink(whatsapp, message)}
						target="_blank"
						rel="noopener noreferrer"
					>
						{words.whatsapp}
						<span className="visually-hidden"> {newTab}</span>
					</a>
				</li>
			</Stack>
		</Stack>
	);
}
