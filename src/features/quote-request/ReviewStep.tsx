import { type MouseEvent, useRef } from 'react';
import { buttonClass } from '../../components/button-class.ts';
import { classNames, formatLabel } from '../../lib/text.ts';
import { FoldSummary, type StepProps } from './Field.tsx';
import { type FieldName, fields } from './fields.ts';
import { composeMessage, listAnswers } from './message.ts';
import formStyles from './QuoteRequest.module.css';
import styles from './ReviewStep.module.css';
import { findChosen, hasEmergency, locate } from './request.ts';
import stepStyles from './StepFields.module.css';
import { Attachments, advise, Failure, SendButton } from './sending/review-parts.tsx';
import { Preparation } from './services.tsx';
import { copyText, type Handed, isHanded, listWays, type Way } from './ways.ts';

/** Milliseconds after a press within which another one does nothing: a double press opens one app. */
const doublePressMs = 1500;

/** Lists the answers, and has the ways to hand them over and the exact text. */
export function ReviewStep(props: StepProps) {
	const { request, labels, contacts, handed, sender, isComplete, onHanded, onDone } = props;
	const { review } = labels;
	const hasFailed = sender?.sending.state === 'failed';
	const isInApp = isHanded(handed);
	const chosen = findChosen(request, props);
	const text = composeMessage(request, props);
	const shown = useRef<HTMLTextAreaElement>(null);
	const lastPress = useRef(-doublePressMs);

	/** Takes a press, unless it comes too early. */
	const take = (event: MouseEvent): boolean => {
		const isTaken = event.timeStamp - lastPress.current >= doublePressMs && isComplete();
		if (isTaken) lastPress.current = event.timeStamp;
		else event.preventDefault();
		return isTaken;
	};
	const handOver = async (event: MouseEvent, way: Handed['way'], fits = false) => {
		if (!take(event)) return;
		if (fits) return onHanded({ way, said: 'sent' });
		if (await copyText(text)) return onHanded({ way, said: way === 'copy' ? 'copied' : 'long' });
		onHanded({ way, said: 'notCopied' });
		shown.current?.closest('details')?.toggleAttribute('open', true);
		shown.current?.select();
	};
	const draw = ({ name, href, fits }: Way, className: string, words?: string) => {
		if (name === 'service') return sender && <SendButton sender={sender} className={className} />;
		const acts = name !== 'call' && {
			'data-channel': name,
			onClick: (event: MouseEvent) => void handOver(event, name, fits),
		};
		if (!href)
			return (
				<button type="button" className={className} {...acts}>
					{review[name]}
				</button>
			);
		const isUrgent = name === 'call' && hasEmergency(chosen);
		const isApart = name === 'whatsapp';
		return (
			<a
				className={className}
				href={href}
				{...acts}
				{...(isApart && { target: '_blank', rel: 'noopener noreferrer' })}
			>
				{isUrgent ? labels.flood.call : (words ?? review[name])}
				{isApart && <span className="visually-hidden"> {labels.newTab}</span>}
			</a>
		);
	};

	// Phones and tablets have an app for text messages. A computer's app for email is likelier.
	const isPhone = !contacts.email || matchMedia('(hover: none) and (pointer: coarse)').matches;
	const likeliest = isPhone ? 'sms' : 'email';
	const ways = listWays(request, props);
	const main = isInApp ? undefined : ways.find(({ name }) => name === (sender ? 'service' : likeliest));
	const others = !sender || hasFailed || isInApp ? ways.filter((way) => way !== main) : [];
	const advice = sender
		? advise(props, sender)
		: [review.intro, request.photos && review.photos].filter(Boolean).join(' ');
	return (
		<>
			<div className={formStyles.step} data-step="review">
				{sender && hasFailed && !isInApp && <Failure sender={sender} />}
				{/* What comes next is before the answers, which may be longer than the frame. */}
				<p className="small" role="status">
					{handed ? review[handed.said] : advice}
				</p>
				{others.length > 0 && (
					<div className="small">
						<p id="quote-ways" className="soft">
							{review.otherWays}
						</p>
						<ul className={styles.ways} aria-labelledby="quote-ways">
							{others.map((way) => (
								<li key={way.name}>{draw(way, 'as-link')}</li>
							))}
						</ul>
					</div>
				)}
				{isInApp && <Preparation chosen={chosen} context={props} />}
				<ReviewList {...props} />
				<details className={classNames(styles.message, stepStyles.fold)}>
					<FoldSummary words={review.text} />
					<textarea ref={shown} readOnly rows={8} value={text} aria-label={review.text} />
				</details>
				{sender && <Attachments {...props} sender={sender} />}
			</div>
			<div className={formStyles.main}>
				{main ? (
					draw(main, buttonClass('primary'), review.main[likeliest])
				) : (
					<button
						type="button"
						className={buttonClass('primary')}
						onClick={(event) => take(event) && onDone()}
					>
						{review.done}
					</button>
				)}
			</div>
		</>
	);
}

/** Lists what the visitor has entered and what follows from it, each answer with a button that leads to its question, or takes it out. */
function ReviewList({ onRevise, onTakeOut, ...step }: StepProps) {
	const { labels, request } = step;
	const { request: names, review } = labels;
	// Repeated here, because a visitor who pressed Enter in the field hasn't seen its answer.
	const place = locate(request.place, step);
	const outside = place.kind === 'otherState' && formatLabel(labels.place.otherState, place);
	const answers = listAnswers(request, step);
	const rows = request.photos
		? [...answers, { key: 'pictures' as const, name: names.pictures, value: labels.fields.photos.label }]
		: answers;
	return (
		<dl className={styles.answers}>
			{rows.map(({ key, name, value }) => {
				// The visitor chose the language of the page, not of the request.
				if (key === 'language') return null;
				const question = key === 'pictures' ? 'photos' : key in fields ? (key as FieldName) : undefined;
				const kind = question && fields[question].kind;
				const isAsked = question && fields[question].step !== 'review';
				const isFixed = question === 'services' && step.services.length === 1;
				return (
					<div key={key}>
						<dt>{name}</dt>
						{/* A browser's translation would change a name. */}
						<dd translate={kind === 'text' || kind === 'long' ? 'no' : undefined}>{value}</dd>
						{key === 'place' && outside && <dd className="fine">{outside}</dd>}
						{question && !isFixed && (
							<dd className={styles.change}>
								<button
									type="button"
									className="as-link"
									onClick={() => (isAsked ? onRevise : onTakeOut)(question)}
								>
									{isAsked ? review.change : review.takeOut}
									<span className="visually-hidden"> {name}</span>
								</button>
							</dd>
						)}
					</div>
				);
			})}
		</dl>
	);
}
