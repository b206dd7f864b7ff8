import { ErrorIcon, type StepProps } from '../Field.tsx';
import styles from '../QuoteRequest.module.css';
import { PhotoField, PhotoList } from './PhotoField.tsx';
import { findPrepared } from './photos.ts';
import type { Sender } from './sending.ts';

/** What the review has besides, if the form sends the request itself. */

interface Props {
	sender: Sender;
}

/** Posts the request to the form service. */
export function SendButton({ sender: { labels, sending }, className }: Props & { className: string }) {
	const words = sending.attempt ? labels.busy : sending.state === 'failed' ? labels.again : labels.send;
	return (
		<button
			type="submit"
			className={className}
			aria-disabled={sending.attempt ? true : undefined}
			// A double click on “Review request” also presses this button, before the visitor has seen it.
			onClick={(event) => event.detail > 1 && event.preventDefault()}
		>
			{words}
		</button>
	);
}

/** Why the request hasn't arrived. */
export const Failure = ({ sender: { labels, sending } }: Props) => (
	<section className={styles.summary} aria-labelledby="quote-failure" tabIndex={-1} data-focus="failure">
		<h2 id="quote-failure">
			<ErrorIcon />
			{labels.failed}
		</h2>
		<p>{sending.reason ?? labels.silent}</p>
	</section>
);

/** The photos that go along, with the field for them while some are missing; and a trap for programs. */
export function Attachments({ sender, ...step }: StepProps & Props) {
	const { pictures, problems } = step.request;
	const isMissing = problems.length > 0 || !pictures.every(findPrepared);
	return (
		<>
			{isMissing && !sender.sending.attempt ? (
				<PhotoField {...step} sender={sender} />
			) : (
				<PhotoList pictures={pictures} />
			)}
			{/* People don't see it, so whoever fills it in is a program. */}
			<div className="visually-hidden" aria-hidden="true">
				<input name="_gotcha" tabIndex={-1} autoComplete="off" />
			</div>
		</>
	);
}

/** What to do next, or what the form is doing. */
export function advise({ request, labels: { review } }: StepProps, { labels, sending }: Sender): string {
	const { photos, pictures, number } = request;
	if (sending.attempt) return labels.busy;
	if (sending.state !== 'failed') return number ? labels.changed : review.intro;
	const hasPhotos = photos || pictures.length > 0;
	return hasPhotos ? `${labels.otherWays} ${review.photos}` : labels.otherWays;
}
