import { useRef, useState } from 'react';
import { buttonClass } from '../../components/Button.tsx';
import { IslandBoundary } from '../../components/island/IslandBoundary.tsx';
import type { Labels } from '../../content/schema/labels.ts';
import { buildTelLink } from '../../lib/contact-link.ts';
import { copyPaths } from '../../lib/links.ts';
import { formatLabel } from '../../lib/text.ts';
import { type CoverageAnswer, type CoverageData, describeCoverage, findCoverage } from './coverage.ts';
import styles from './PlaceFinder.module.css';

export interface PlaceFinderProps {
	labels: Labels['placeFinder'];
}

let loading: Promise<CoverageData> | undefined;

/** The towns and the sentences, loaded once. @throws Error when they cannot be loaded; the next call tries again */
function loadCoverage(): Promise<CoverageData> {
	loading ??= fetch('/service-area.json').then((response) => {
		if (!response.ok) throw new Error(`The list of towns answered ${response.status}.`);
		return response.json() as Promise<CoverageData>;
	});
	loading.catch(() => {
		loading = undefined;
	});
	return loading;
}

/**
 * "Do you serve my area?": one field for a ZIP code, city or address, answered on the device.
 * Why script: the answer needs the list of towns, which is loaded with the first question.
 * Why at the first interaction: most visitors never ask.
 * Without script: the form leads to the list of towns.
 */
export function PlaceFinder(props: PlaceFinderProps) {
	return (
		<IslandBoundary>
			<Finder {...props} />
		</IslandBoundary>
	);
}

function Finder({ labels }: PlaceFinderProps) {
	const [answer, setAnswer] = useState<CoverageAnswer & { call?: string }>();
	const field = useRef<HTMLInputElement>(null);
	/** How many questions were asked; only the last is answered, however late the towns arrive. */
	const questions = useRef(0);

	const ask = async (place: string) => {
		questions.current += 1;
		const question = questions.current;
		const data = await loadCoverage().catch(() => undefined);
		if (question !== questions.current) return;
		if (!data) return setAnswer({ text: labels.unloaded });
		const found = describeCoverage(findCoverage(place, data), data, new Date());
		setAnswer({ ...found, call: data.words.call });
		if (found.isMistake && field.current?.form?.contains(document.activeElement)) field.current.focus();
	};

	return (
		<form
			className={styles.finder}
			action={`${copyPaths.serviceAreas}#service-areas`}
			data-print="none"
			onSubmit={(event) => {
				event.preventDefault();
				void ask(field.current?.value ?? '');
			}}
		>
			<label htmlFor="place-finder">{labels.label}</label>
			<div className={styles.row}>
				<input
					ref={field}
					id="place-finder"
					name="place"
					type="text"
					autoComplete="postal-code"
					enterKeyHint="search"
					maxLength={120}
					aria-invalid={answer?.isMistake}
					aria-describedby="place-finder-hint place-finder-answer"
				/>
				<button type="submit" className={buttonClass('secondary')}>
					{labels.ask}
				</button>
			</div>
			<p id="place-finder-hint" className="small soft">
				{labels.hint}
			</p>
			<p id="place-finder-answer" className={styles.answer} role="status">
				{answer && (
					<Answer
						{...answer}
						onSuggestion={(town) => {
							if (!field.current) return;
							field.current.value = town;
							// The next answer removes the button, and the focus with it.
							field.current.focus();
							void ask(town);
						}}
					/>
				)}
			</p>
		</form>
	);
}

interface AnswerProps extends CoverageAnswer {
	call?: string;
	onSuggestion: (town: string) => void;
}

function Answer({ text, phone, call = '', suggestion, onSuggestion }: AnswerProps) {
	return (
		<>
			{text} {phone && <a href={buildTelLink(phone)}>{formatLabel(call, { number: phone })}</a>}
			{suggestion && (
				<button type="button" onClick={() => onSuggestion(suggestion.town)}>
					{suggestion.text}
				</button>
			)}
		</>
	);
}
