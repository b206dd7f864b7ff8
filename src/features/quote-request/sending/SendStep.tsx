import { buttonClass } from '../../../components/button-class.ts';
import { ErrorIcon, type StepProps } from '../Field.tsx';
import styles from '../QuoteRequest.module.css';
import { ReviewStep } from '../ReviewStep.tsx';
import { PhotoField, PhotoList } from './PhotoField.tsx';
import { findPrepared } from './photos.ts';
import type { Sender } from './sending.ts';

/**
 * The last step of a form that sends the request itself. Once that has failed, it also has the apps of ReviewStep.
 */
export function SendStep({ sender, ...step }: StepProps & { sender: Sender }) {
	const { labels, sending } = sender;
	const { request, labels: words } = step;
	const { pictures = [], problems, number } = request;
	const isBusy = Boolean(sending.attempt);
	const hasFailed = sending.state === 'failed';
	const needsPhotos = problems || !pictures.every(findPrepared);
	const otherWays = [labels.otherWays, ...(pictures.length > 0 ? [words.review.photos] : [])].join(' ');
	return (
		<>
			{hasFailed && (
				<section
					className={styles.summary}
					aria-labelledby="quote-failure"
					tabIndex={-1}
					data-focus="failure"
				>
					<h2 id="quote-failure">
						<ErrorIcon />
						{labels.failed}
					</h2>
					<p>{sending.reason ?? labels.silent}</p>
				</section>
			)}
			<ReviewStep
				// What a channel said is no news any more once the form has sent again.
				key={String(hasFailed)}
				{...step}
				intro={hasFailed ? otherWays : number ? labels.changed : words.review.intro}
				busy={isBusy ? labels.busy : undefined}
				hasChannels={hasFailed}
			/>
			{needsPhotos && !isBusy ? <PhotoField {...step} sender={sender} /> : <PhotoList pictures={pictures} />}
			{/* People don't see it, so whoever fills it in is a program. */}
			<div className="visually-hidden" aria-hidden="true">
				<input name="_gotcha" tabIndex={-1} autoComplete="off" />
			</div>
		</>
	);
}

/** Sends the request, and says while it's on its way. */
export function SendButton({ sender: { labels, sending } }: { sender: Sender }) {
	const isBusy = Boolean(sending.attempt);
	return (
		<button
			type="submit"
			className={buttonClass('primary', styles.next)}
			aria-disabled={isBusy || undefined}
			// A double click on “Review request” also presses this button, before the visitor has seen it.
			onClick={(event) => event.detail > 1 && event.preventDefault()}
		>
			{isBusy ? labels.busy : sending.state === 'failed' ? labels.again : labels.send}
		</button>
	);
}
