import { type MouseEvent, useRef, useState } from 'react';
import { buttonClass } from '../../components/button-class.ts';
import { classNames, formatLabel } from '../../lib/text.ts';
import { findPlace } from '../service-area/place.ts';
import type { StepProps } from './Field.tsx';
import { buildChannelLinks, type ChannelLink, composeMessage } from './message.ts';
import styles from './ReviewStep.module.css';
import { findChosen } from './request.ts';

/** Milliseconds within which a second press of the same button is ignored, so that it doesn't open two apps. */
const doublePressMs = 1500;

interface ReviewStepProps extends StepProps {
	/** What to do next; by default, that an app opens. */
	intro?: string;
	/** What the form is doing, in place of what to do. */
	busy?: string | undefined;
	/** Whether the visitor can send the request by an app, or copy it. */
	hasChannels?: boolean;
}

/** Shows the exact text and the channels to send it by. */
export function ReviewStep(props: ReviewStepProps) {
	const { request, onHandOver, intro, busy, hasChannels = true, ...context } = props;
	const { review, newTab, place: answers } = context.labels;
	const text = composeMessage(request, context);
	// Repeated here, because a visitor who pressed Enter in the field hasn't seen its answer.
	const place = findPlace(request.place, context.towns, context.states);
	const outside = place.kind === 'otherState' && formatLabel(answers.otherState, place);
	const links = buildChannelLinks(request, context);
	const [message, setMessage] = useState<string>();
	const [canShowNextSteps, setCanShowNextSteps] = useState(false);
	const shown = useRef<HTMLTextAreaElement>(null);
	const last = useRef<{ time: number; channel?: string | undefined }>({ time: -doublePressMs });
	const prepared = findChosen(request, context).filter(({ preparation }) => preparation);

	/** Copies the text. If the clipboard refuses, selects it. */
	const copy = async () => {
		try {
			await navigator.clipboard.writeText(text);
			return true;
		} catch {
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

	const advice = [outside, intro ?? review.intro, hasChannels && request.photos && review.photos];
	return (
		<>
			<textarea ref={shown} className={styles.text} readOnly rows={5} value={text} aria-label={review.text} />
			<div className="small" role="status">
				<p>{message ?? busy ?? advice.filter(Boolean).join(' ')}</p>
			</div>
			{hasChannels && (
				<ul className={styles.channels}>
					{links.map((link) => (
						<li key={link.channel}>
							<a
								className={buttonClass('secondary')}
								data-channel={link.channel}
								href={link.href}
								onClick={(event) => send(event, link)}
								{...(link.channel === 'whatsapp' && { target: '_blank', rel: 'noopener noreferrer' })}
							>
								{review[link.channel]}
								{link.channel === 'whatsapp' && <span className="visually-hidden"> {newTab}</span>}
							</a>
						</li>
					))}
					<li>
						<button type="button" className={buttonClass('outline')} data-channel="copy" onClick={send}>
							{review.copy}
						</button>
					</li>
				</ul>
			)}
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
		</>
	);
}
