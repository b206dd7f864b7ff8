import { useEffect, useRef, useState } from 'react';
import { buttonClass } from '../../../components/button-class.ts';
import { Row } from '../../../components/layout/layout.tsx';
import { formatLabel } from '../../../lib/text.ts';
import { findOpening } from '../../service-area/open-hours.ts';
import type { Sent } from '../draft.ts';
import formStyles from '../QuoteRequest.module.css';
import type { FormContext } from '../query.ts';
import { findChosen, hasEmergency } from '../request.ts';
import { EmergencyCall, Preparation } from '../services.tsx';
import { forgetSteps } from '../use-step-history.ts';
import { copyText } from '../ways.ts';
import { PhotoList } from './PhotoField.tsx';
import { acceptFiles } from './photos.ts';
import styles from './SentScreen.module.css';
import type { Sender } from './sending.ts';

/** Says that the request has arrived and when it's answered, and shows what was sent, to print or copy. */
export function SentScreen({ sent, sender, context }: { sent: Sent; sender: Sender; context: FormContext }) {
	const { labels, hours } = context;
	const { labels: words, review: past, startOver } = sender;
	const [isCopied, setCopied] = useState<boolean>();
	const text = useRef<HTMLParagraphElement>(null);
	// Not before this is drawn, because the form follows the history.
	useEffect(forgetSteps, []);
	const opening = findOpening(new Date(), hours, labels.locale);
	const chosen = findChosen(sent, context);
	const copy = async () => {
		const isDone = await copyText(sent.text);
		if (!isDone && text.current) getSelection()?.selectAllChildren(text.current);
		setCopied(isDone);
	};
	return (
		<div className={formStyles.form} {...acceptFiles(() => undefined)}>
			<header className={formStyles.head}>
				<h1 tabIndex={-1} data-focus="heading">
					{words.sent}
				</h1>
			</header>
			{opening && (
				<p>{formatLabel(words[opening.state === 'opensAgain' ? 'opensToday' : opening.state], opening)}</p>
			)}
			{hasEmergency(chosen) && <EmergencyCall context={context} />}
			{sent.photos && <p>{words.photosTo}</p>}
			<Preparation chosen={chosen} context={context} />
			{past && (
				<p className="small soft" data-print="none">
					{past.ask}{' '}
					<a href={past.href} target="_blank" rel="noopener">
						{past.words}
						<span className="visually-hidden"> {labels.newTab}</span>
					</a>
				</p>
			)}
			<p ref={text} className={styles.text}>
				{sent.text}
			</p>
			<PhotoList pictures={sent.pictures} />
			<footer className={formStyles.main} data-print="none">
				<p role="status" className="small">
					{isCopied !== undefined && (isCopied ? words.copied : labels.review.notCopied)}
				</p>
				<Row gap={3}>
					<button type="button" className={buttonClass('outline')} onClick={() => print()}>
						{words.print}
					</button>
					<button type="button" className={buttonClass('outline')} onClick={() => void copy()}>
						{labels.review.copy}
					</button>
					<button type="button" className="as-link" onClick={startOver}>
						{words.more}
					</button>
				</Row>
			</footer>
		</div>
	);
}
