import { type MouseEvent, useRef, useState } from 'react';
import { formatLabel } from '../../lib/text.ts';
import { findPlace, type ServiceAreaData } from '../service-area/place.ts';
import { Afterward } from './Afterward.tsx';
import { buildChannelLinks, type ChannelLink, type Contacts } from './channel-links.ts';
import { composeRequest, composeSubject } from './compose.ts';
import type { FormWords, QuoteRequest } from './request.ts';
import type { RuleContext } from './rules.ts';
import styles from './Steps.module.css';

interface ReviewStepProps {
	words: FormWords;
	request: QuoteRequest;
	area: ServiceAreaData;
	prices?: RuleContext['prices'];
	contacts: Contacts;
	/** The words that say a link opens a new tab. */
	newTab: string;
	/** Called when a channel was chosen: from then on the request may be with us. */
	onSend: () => void;
}

/** A second press of the same button within this many milliseconds is the same press: it opens one app, not two. */
const pressTime = 1500;

/** Shows exactly what will be sent, and sends it by the channel that the visitor chooses. */
export function ReviewStep({ words, request, area, prices, contacts, newTab, onSend }: ReviewStepProps) {
	const { review } = words;
	const text = composeRequest(request, words, { area, prices });
	// Said once more: who pressed Enter in the field has not seen its answer.
	const place = findPlace(request.place, area);
	const outside = place.kind === 'not-florida' && formatLabel(words.place.notFlorida, { value: place.place });
	const links = buildChannelLinks(text, composeSubject(request, words), contacts);
	const [said, setSaid] = useState<string>();
	const [isPressOver, setPressOver] = useState(false);
	const shown = useRef<HTMLTextAreaElement>(null);
	const last = useRef<{ time: number; channel?: string | undefined }>({ time: -pressTime });

	/** Copies the text; where the clipboard is refused, marks it, so that one press of the keys copies it. */
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
		if (event.timeStamp - last.current.time < pressTime && link?.channel === last.current.channel) {
			event.preventDefault();
			return;
		}
		last.current = { time: event.timeStamp, channel: link?.channel };
		onSend();
		// What is added below may move the buttons, and a double click would meet another one.
		setTimeout(setPressOver, pressTime, true);
		if (link?.fits) setSaid(review.sent);
		else
			void copy().then((copied) => setSaid(!copied ? review.notCopied : link ? review.long : review.copied));
	};

	return (
		<>
			<textarea ref={shown} className={styles.text} readOnly rows={5} value={text} aria-label={review.text} />
			<div className={styles.said} role="status">
				<p>{said ?? [outside, review.intro, request.photos && review.photos].filter(Boolean).join(' ')}</p>
			</div>
			<ul className={styles.channels}>
				{links.map((link) => (
					<li key={link.channel}>
						<a
							className={styles.channel}
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
					<button type="button" className={styles.channel} data-channel="copy" onClick={send}>
						{review.copy}
					</button>
				</li>
			</ul>
			{isPressOver && <Afterward {...{ words, request, newTab }} />}
		</>
	);
}
