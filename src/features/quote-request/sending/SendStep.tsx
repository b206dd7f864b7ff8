import type { ReactNode } from 'react';
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
export function SendStep({ sender, wayBack, ...step }: StepProps & { sender: Sender; wayBack: ReactNode }) {
	const { labels, sending } = sender;
	const { request, labels: words } = step;
	const { photos, pictures, problems, number } = request;
	const isBusy = Boolean(sending.attempt);
	const hasFailed = sending.state === 'failed';
	const needsPhotos = problems.length > 0 || !pictures.every(findPrepared);
	const otherWays = [labels.otherWays, (photos || pictures.length > 0) && words.review.photos];
	const idleAdvice = hasFailed
		? otherWays.filter(Boolean).join(' ')
		: number
			? labels.changed
			: words.review.intro;
	const failure = (
		<section className={styles.summary} aria-labelledby="quote-failure" tabIndex={-1} data-focus="failure">
			<h2 id="quote-failure">
				<ErrorIcon />
				{labels.failed}
			</h2>
			<p>{sending.reason ?? labels.silent}</p>
		</section>
	);
	const button = (
		<button
			type="submit"
			className={buttonClass('primary')}
			aria-disabled={isBusy || undefined}
			// A double click on “Review request” also presses this button, before the visitor has seen it.
			onClick={(event) => event.detail > 1 && event.preventDefault()}
		>
			{isBusy ? labels.busy : hasFailed ? labels.again : labels.send}
		</button>
	);
	return (
		<ReviewStep
			{...step}
			advice={isBusy ? labels.busy : idleAdvice}
			main={button}
			hasChannels={hasFailed}
			top={hasFailed && failure}
			wayBack={wayBack}
		>
			{needsPhotos && !isBusy ? <PhotoField {...step} sender={sender} /> : <PhotoList pictures={pictures} />}
			{/* People don't see it, so whoever fills it in is a program. */}
			<div className="visually-hidden" aria-hidden="true">
				<input name="_gotcha" tabIndex={-1} autoComplete="off" />
			</div>
		</ReviewStep>
	);
}
