import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { buttonClass } from '../../components/button-class.ts';
import { classNames, formatLabel } from '../../lib/text.ts';
import { FoldSummary, type StepProps } from './Field.tsx';
import { type FieldName, fields } from './fields.ts';
import { buildChannelLinks, type ChannelLink, composeMessage, listAnswers } from './message.ts';
import formStyles from './QuoteRequest.module.css';
import styles from './ReviewStep.module.css';
import { findChosen, locate } from './request.ts';
import stepStyles from './StepFields.module.css';

/** Milliseconds within which a second press of the same button is ignored, so that it doesn't open two apps. */
const doublePressMs = 1500;

interface ReviewStepProps extends StepProps {
	/** What to do next, or what the form is doing; by default, that an app opens. */
	advice?: string;
	/** Sends the request, in place of the likeliest app. */
	main?: ReactNode;
	/** Whether the visitor can send the request by an app, or copy it. */
	hasChannels?: boolean;
	/** Above and below the answers. */
	top?: ReactNode;
	children?: ReactNode;
	wayBack: ReactNode;
}

/** Lists the answers, and has the channels to send them by and the exact text. */
export function ReviewStep(props: ReviewStepProps) {
	const { request, onHandOver, main, hasChannels = true, ...context } = props;
	const { review, newTab } = context.labels;
	const text = composeMessage(request, context);
	const links = buildChannelLinks(request, context);
	// Phones and tablets have an app for text messages. A computer's app for email is likelier.
	const hasPhone = !context.contacts.email || matchMedia('(hover: none) and (pointer: coarse)').matches;
	const likeliest = hasPhone ? 'sms' : 'email';
	const [message, setMessage] = useState<string>();
	const [canShowNextSteps, setCanShowNextSteps] = useState(false);
	const shown = useRef<HTMLTextAreaElement>(null);
	const last = useRef<{ time: number; channel?: string | undefined }>({ time: -doublePressMs });
	const prepared = findChosen(request, context).filter(({ preparation }) => preparation);
	// What a channel said is no news any more once the form has sent again.
	if (message && !hasChannels) setMessage(undefined);

	/** Copies the text. If the clipboard refuses, selects it. */
	const copy = async () => {
		try {
			await navigator.clipboard.writeText(text);
			return true;
		} catch {
			shown.current?.closest('details')?.toggleAttribute('open', true);
			shown.current?.select();
			return false;
		}
	};
	const send = (event: MouseEvent, link?: ChannelLink) => {
		const isRepeated =
			event.timeStamp - last.current.time < doublePressMs && link?.channel === last.current.channel;
		if (isRepeated || !onHandOver()) {
			event.preventDefault();
			return;
		}
		last.current = { time: event.timeStamp, channel: link?.channel };
		// Delayed, because these links may move the buttons under a double click.
		setTimeout(setCanShowNextSteps, doublePressMs, true);
		if (link?.fits) setMessage(review.sent);
		else
			void copy().then((copied) =>
				setMessage(!copied ? review.notCopied : link ? review.long : review.copied),
			);
	};
	const drawLink = (link: ChannelLink, words: string, className: string) => (
		<a
			className={className}
			data-channel={link.channel}
			href={link.href}
			onClick={(event) => send(event, link)}
			{...(link.channel === 'whatsapp' && { target: '_blank', rel: 'noopener noreferrer' })}
		>
			{words}
			{link.channel === 'whatsapp' && <span className="visually-hidden"> {newTab}</span>}
		</a>
	);

	const mainLink = main ? undefined : links.find(({ channel }) => channel === likeliest);
	const { advice = [review.intro, request.photos && review.photos].filter(Boolean).join(' ') } = props;
	return (
		<>
			<div className={formStyles.step} data-step="review">
				{props.top}
				<ReviewList {...props} />
				<details className={classNames(styles.message, stepStyles.fold)}>
					<FoldSummary words={review.text} />
					<textarea ref={shown} readOnly rows={8} value={text} aria-label={review.text} />
				</details>
				{props.children}
				{canShowNextSteps && prepared.length > 0 && (
					<p className={classNames(styles.afterSending, 'small')}>
						{review.preparation}{' '}
						{prepared.map(({ id, name, preparation }) => (
							<a key={id} href={preparation} target="_blank" rel="noopener">
								{name}
								<span className="visually-hidden"> {newTab}</span>
							</a>
						))}
					</p>
				)}
			</div>
			<div className={formStyles.main}>
				<div className="small" role="status">
					<p>{message ?? advice}</p>
				</div>
				{main ?? (mainLink && drawLink(mainLink, review.main[likeliest], buttonClass('primary')))}
			</div>
			<footer className={formStyles.foot}>
				{hasChannels && (
					<ul className={styles.channels} aria-label={review.otherWays}>
						{links
							.filter((link) => link !== mainLink)
							.map((link) => (
								<li key={link.channel}>{drawLink(link, review[link.channel], 'as-link')}</li>
							))}
						<li>
							<button type="button" className="as-link" data-channel="copy" onClick={send}>
								{review.copy}
							</button>
						</li>
					</ul>
				)}
				{props.wayBack}
			</footer>
		</>
	);
}

/** Lists what the visitor has entered and what follows from it, each answer with a button that leads to its question. */
function ReviewList({ onRevise, ...step }: StepProps) {
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
				return (
					<div key={key}>
						<dt>{name}</dt>
						{/* A browser's translation would change a name. */}
						<dd translate={kind === 'text' || kind === 'long' ? 'no' : undefined}>{value}</dd>
						{key === 'place' && outside && <dd className="fine">{outside}</dd>}
						{question && (
							<dd className={styles.change}>
								<button type="button" className="as-link" onClick={() => onRevise(question)}>
									{review.change}
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
