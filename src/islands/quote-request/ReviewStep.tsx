import { type MouseEvent, useRef, useState } from 'react';
import type { ServiceAreaData } from '../../lib/place.ts';
import { composeRequest, composeSubject } from './compose.ts';
import { buildHandOvers, type Contacts, type HandOver } from './hand-over.ts';
import type { FormWords, QuoteRequest } from './request.ts';
import styles from './Steps.module.css';

interface ReviewStepProps {
	words: FormWords;
	request: QuoteRequest;
	area: ServiceAreaData;
	contacts: Contacts;
	/** The words that say a link opens a new tab. */
	newTab: string;
	/** Called when a way was chosen: from then on the request may be with us. */
	onHandOver: () => void;
}

/** A second press of the same button within this many milliseconds is the same press: it opens one app, not two. */
const pressTime = 1500;

/** Shows exactly what will be sent, and hands it over the way the visitor chooses. */
export function ReviewStep({ words, request, area, contacts, newTab, onHandOver }: ReviewStepProps) {
	const { review } = words;
	const text = composeRequest(request, words, { area });
	const ways = buildHandOvers(text, composeSubject(request, words), contacts);
	const [said, setSaid] = useState<string>();
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
	const handOver = (event: MouseEvent, way?: HandOver) => {
		if (event.timeStamp - last.current.time < pressTime && way?.channel === last.current.channel) {
			event.preventDefault();
			return;
		}
		last.current = { time: event.timeStamp, channel: way?.channel };
		onHandOver();
		if (way?.fits) setSaid(review.sent);
		else
			void copy().then((copied) => setSaid(!copied ? review.notCopied : way ? review.long : review.copied));
	};

	return (
		<>
			<textarea ref={shown} className={styles.text} readOnly rows={5} value={text} aria-label={review.text} />
			<div className={styles.said} role="status">
				<p>{said ?? [review.intro, request.photos && review.photos].filter(Boolean).join(' ')}</p>
			</div>
			<ul className={styles.ways}>
				{ways.map((way) => (
					<li key={way.channel}>
						<a
							className={styles.way}
							data-channel={way.channel}
							href={way.href}
							onClick={(event) => handOver(event, way)}
							{...(way.channel === 'whatsapp' && { target: '_blank', rel: 'noopener noreferrer' })}
						>
							{review[way.channel]}
							{way.channel === 'whatsapp' && <span className="visually-hidden"> {newTab}</span>}
						</a>
					</li>
				))}
				<li>
					<button type="button" className={styles.way} data-channel="copy" onClick={handOver}>
						{review.copy}
					</button>
				</li>
			</ul>
		</>
	);
}
