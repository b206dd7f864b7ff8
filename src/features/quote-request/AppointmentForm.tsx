import { Icon } from '../../components/Icon.tsx';
import { Row } from '../../components/layout/layout.tsx';
import type { Labels } from '../../content/schema/labels.ts';
import { buildTelLink, buildWhatsAppLink } from '../../lib/contact-link.ts';
import { classNames, formatLabel } from '../../lib/text.ts';
import styles from './AppointmentForm.module.css';

interface AppointmentFormProps {
	/** The form provider's page, or our own form: "/embed/appointment-request". */
	src: string;
	phone: string;
	whatsapp: { number: string; message: string };
	labels: Pick<Labels, 'form' | 'shell'>;
	/** The work-request form of the booking provider, where it is offered too. */
	workRequest?: string | undefined;
	/** What to say when the form does not come; one short line. */
	slow: string;
}

/**
 * The appointment form in its frame, 500 px high from the first paint (specification section 7), and under it, always,
 * the ways that need no form. src/features/quote-request/form-frame.ts loads the frame when it comes near the view; without script the
 * browser does. A frame of another site tells nobody whether it failed, which is why the ways below never hide.
 */
export function AppointmentForm({ src, phone, whatsapp, labels, workRequest, slow }: AppointmentFormProps) {
	const { form, shell } = labels;
	// Our own form may be opened with what was typed so far: session storage is copied to a tab that keeps its opener.
	const rel = src.startsWith('/') ? 'opener' : 'noopener noreferrer';
	return (
		<section id="form" className={styles.card} aria-labelledby="form-title" data-print="none">
			<h2 id="form-title" className="visually-hidden">
				{form.title}
			</h2>
			<div className={styles.place} data-form-frame="">
				<p className={classNames(styles.wait, 'small', 'soft')}>{form.loading}</p>
				<noscript>
					<iframe
						className={styles.frame}
						title={form.title}
						src={src}
						allow="geolocation; microphone; camera; fullscreen; payment"
						height="500"
						loading="lazy"
					/>
				</noscript>
			</div>
			{/* Both lines share one place, so that nothing moves when one takes the other's. */}
			<div className={classNames(styles.lead, 'band', 'small')}>
				<p id="form-ways" className={styles.usual}>
					{form.otherWays}
				</p>
				<p className={styles.slow} role="status">
					<span>{slow}</span>
				</p>
			</div>
			<Row as="ul" className={classNames(styles.ways, 'band', 'small')} aria-labelledby="form-ways">
				<li>
					<a className="tap" href={buildTelLink(phone)}>
						<Icon name="phone" />
						{formatLabel(form.call, { number: phone })}
					</a>
				</li>
				<li>
					<a
						className="tap"
						href={buildWhatsAppLink(whatsapp.number, whatsapp.message)}
						target="_blank"
						rel="noopener noreferrer"
					>
						<Icon name="message" />
						<span>
							{form.message}
							<span className="visually-hidden"> {shell.newTab}</span>
						</span>
					</a>
				</li>
				<li>
					<a className="tap" href={src} target="_blank" rel={rel}>
						<Icon name="clipboard-list" />
						{form.openNewTab}
					</a>
				</li>
				{workRequest && (
					<li>
						<a className="tap" href={workRequest} target="_blank" rel="noopener noreferrer">
							<Icon name="calendar-check" />
							<span>
								{form.workRequest}
								<span className="visually-hidden"> {shell.newTab}</span>
							</span>
						</a>
					</li>
				)}
			</Row>
		</section>
	);
}
