import { buttonClass } from '../../../components/button-class.ts';
import { formatLabel } from '../../../lib/text.ts';
import { findPlace } from '../../service-area/place.ts';
import { ErrorIcon, type StepProps } from '../Field.tsx';
import { composeMessage } from '../message.ts';
import formStyles from '../QuoteRequest.module.css';
import reviewStyles from '../ReviewStep.module.css';
import { ReviewStep } from '../ReviewStep.tsx';
import type { Delivery } from './delivery.ts';
import { PhotoField } from './PhotoField.tsx';
import { PhotoList } from './PhotoList.tsx';
import { findPrepared } from './photos.ts';
import { Sending } from './Sending.tsx';

/**
 * The last step of a form that sends the request itself. Once that has failed, it also has the apps of ReviewStep.
 * Without a form service, it is ReviewStep.
 */
export function SendStep({ delivery, ...step }: StepProps) {
	if (!delivery) return <ReviewStep {...step} />;
	const { labels, attempt, failure } = delivery;
	const { request, onSend: _, ...context } = step;
	const { review, place: answers } = context.labels;
	const place = findPlace(request.place, context.towns, context.states);
	const { pictures = [], problems } = request;
	const needsPhotos = problems || !pictures.every(findPrepared);
	const outside = place.kind === 'otherState' && formatLabel(answers.otherState, place);
	return (
		<>
			{failure && (
				<section
					className={formStyles.summary}
					aria-labelledby="quote-failure"
					tabIndex={-1}
					data-focus="failure"
				>
					<h2 id="quote-failure">
						<ErrorIcon />
						{labels.failed}
					</h2>
					<p>{failure}</p>
				</section>
			)}
			{failure ? (
				<ReviewStep
					{...step}
					labels={{
						...context.labels,
						review: {
							...review,
							intro: [labels.otherWays, ...(pictures.length > 0 ? [review.photos] : [])].join(' '),
						},
					}}
				/>
			) : (
				<>
					<textarea
						className={reviewStyles.text}
						readOnly
						rows={5}
						value={composeMessage(request, context)}
						aria-label={review.text}
					/>
					<div className="small" role="status">
						{attempt ? (
							<Sending attempt={attempt} request={request} context={context} delivery={delivery} />
						) : (
							<p>{[outside, request.number ? labels.changed : review.intro].filter(Boolean).join(' ')}</p>
						)}
					</div>
				</>
			)}
			{needsPhotos && !attempt ? (
				<PhotoField {...step} delivery={delivery} />
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

/** Sends the request, and says while it's on its way. */
export const SendButton = ({ delivery: { labels, attempt, failure } }: { delivery: Delivery }) => (
	<button
		type="submit"
		className={buttonClass('primary', formStyles.next)}
		aria-disabled={attempt && true}
		// A double click on “Review request” also presses this button, before the visitor has seen it.
		onClick={(event) => event.detail > 1 && event.preventDefault()}
	>
		{attempt ? labels.busy : failure ? labels.again : labels.send}
	</button>
);
