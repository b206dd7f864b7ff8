import '../../components/field.css';
import { useEffect, useRef, useState } from 'react';
import { buttonClass } from '../../components/button-class.ts';
import { makeIsland } from '../../components/island/make-island.tsx';
import { Row } from '../../components/layout/layout.tsx';
import type { Labels } from '../../content/schema/labels.ts';
import type { CoverageData } from './areas.ts';
import { type CoverageAnswer, describeCoverage } from './coverage.ts';
import styles from './PlaceFinder.module.css';

/**
 * "Do you serve my area?": one field for a ZIP code, city or address, answered on the device.
 * Why script: to look the answer up in the list of towns, which is loaded with the first question.
 * Why at the first interaction: most visitors never ask.
 * Without script: submitting the form leads to the list of towns.
 */
export const PlaceFinder = makeIsland(Finder);

interface FinderProps {
	labels: Labels['placeFinder'];
	/** Address of the page that lists the towns. */
	towns: string;
	/** Address of the towns and the words of the answers. */
	data: string;
}

function Finder({ labels, towns, data }: FinderProps) {
	const [answer, setAnswer] = useState<CoverageAnswer>();
	const suggestion = answer?.suggestion;
	const field = useRef<HTMLInputElement>(null);
	const answered = useRef<HTMLParagraphElement>(null);
	/** The towns and the answers' texts, once loaded. */
	const coverage = useRef<CoverageData>(undefined);
	/** The last question. Only this one is answered, however late the data arrives. */
	const asked = useRef('');

	// It may appear below the window.
	useEffect(() => {
		if (answer) answered.current?.scrollIntoView({ block: 'nearest' });
	}, [answer]);

	const ask = async (place: string) => {
		asked.current = place;
		if (!coverage.current) setAnswer({ text: labels.loading });
		try {
			coverage.current ??= (await (await fetch(data)).json()) as CoverageData;
		} catch {
			// An HTML error page fails to parse and lands here too. The next question tries again.
		}
		if (place !== asked.current) return;
		if (!coverage.current) return setAnswer({ text: labels.unloaded });
		const found = describeCoverage(place, coverage.current, new Date());
		setAnswer(found);
		if (found.isMistake && field.current?.form?.contains(document.activeElement)) field.current.focus();
	};
	const askAbout = (town: string) => {
		if (!field.current) return;
		field.current.value = town;
		// The next answer removes the focused button.
		field.current.focus();
		void ask(town);
	};

	return (
		<form
			className={styles.finder}
			action={`${towns}#service-areas`}
			data-print="none"
			onSubmit={(event) => {
				event.preventDefault();
				void ask(field.current?.value ?? '');
			}}
		>
			<label className="bold" htmlFor="place_finder">
				{labels.label}
			</label>
			<Row gap={2} className={styles.row}>
				<input
					ref={field}
					id="place_finder"
					name="place"
					type="text"
					autoComplete="postal-code"
					enterKeyHint="search"
					maxLength={120}
					aria-invalid={answer?.isMistake}
					aria-describedby="place_finder-hint place_finder-answer"
				/>
				<button type="submit" className={buttonClass(undefined, styles.ask)}>
					{labels.ask}
				</button>
			</Row>
			<p id="place_finder-hint" className="small soft">
				{labels.hint}
			</p>
			<p ref={answered} id="place_finder-answer" className={styles.answer} role="status">
				{answer && (
					<>
						<span>{answer.text}</span>{' '}
					</>
				)}
				{suggestion && (
					<button type="button" className="tap as-link" onClick={() => askAbout(suggestion.town)}>
						{suggestion.text}
					</button>
				)}
				{answer?.call && (
					<span className={styles.call}>
						<span>{answer.call.before}</span> <a href={answer.call.href}>{answer.call.text}</a>
					</span>
				)}
			</p>
		</form>
	);
}
