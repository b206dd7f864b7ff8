import { useState } from 'react';
import { buildTelLink } from '../../lib/contact-link.ts';
import { formatLabel } from '../../lib/text.ts';
import type { Place } from '../service-area/place.ts';
import { Field, type StepProps } from './Field.tsx';
import { countCharacters, limits } from './length.ts';
import type { DayPart } from './request.ts';
import styles from './Steps.module.css';

interface WhereStepProps extends StepProps {
	towns: string[];
	/** What is known about the city or ZIP code. */
	place: Place;
	/** YYYY-MM-DD in Florida. */
	today: string;
	onSuggestion: (town: string) => void;
}

/** City or ZIP code with its answer, the day, and anything else. */
export function WhereStep({ towns, place, today, onSuggestion, ...step }: WhereStepProps) {
	const { words, request, errors } = step;
	const parts = Object.entries(words.parts) as [DayPart, string][];
	// "Yes" is said while the visitor types; "not on our list" only about a name that is finished.
	const [typing, setTyping] = useState(false);
	const left = limits.notes - countCharacters(request.notes.trim());
	return (
		<>
			<Field
				{...step}
				name="place"
				describedBy="quote-place-answer"
				after={
					<div id="quote-place-answer" className={styles.answer} role="status">
						{!(typing && place.kind !== 'in-area') && (
							<PlaceAnswer words={words} place={place} onSuggestion={onSuggestion} />
						)}
					</div>
				}
			>
				{(control) => (
					<input
						{...control}
						type="text"
						required
						list="quote-towns"
						autoComplete="postal-code"
						enterKeyHint="next"
						onInput={() => setTyping(true)}
						onBlur={() => setTyping(false)}
					/>
				)}
			</Field>
			<datalist id="quote-towns">
				{towns.map((town) => (
					<option key={town} value={town} />
				))}
			</datalist>
			<div className={styles.pair}>
				<Field {...step} name="day" optional hintBelow>
					{(control) => <input {...control} type="date" min={today} />}
				</Field>
				<Field {...step} name="part">
					{(control) => (
						<select {...control}>
							{parts.map(([value, name]) => (
								<option key={value} value={value}>
									{name}
								</option>
							))}
						</select>
					)}
				</Field>
			</div>
			<Field
				{...step}
				name="notes"
				optional
				hintBelow
				describedBy="quote-notes-count"
				after={
					<p id="quote-notes-count" className={styles.counter}>
						{!errors.notes &&
							formatLabel(left < 0 ? words.errors.notesLong : words.counter, {
								left: left.toLocaleString(words.locale),
								over: -left,
								limit: limits.notes,
							})}
					</p>
				}
			>
				{(control) => <textarea {...control} rows={2} />}
			</Field>
		</>
	);
}

function PlaceAnswer({
	words,
	place,
	onSuggestion,
}: Pick<WhereStepProps, 'words' | 'onSuggestion'> & { place: Place }) {
	switch (place.kind) {
		case 'in-area':
			return (
				<p data-in-area="">
					{formatLabel(words.place.inArea, { town: place.town })}{' '}
					<a href={buildTelLink(place.phone)}>{place.phone}</a>
				</p>
			);
		case 'outside-zip':
			return <p>{formatLabel(words.place.outsideZip, { zip: place.zip })}</p>;
		case 'not-florida':
			return <p>{formatLabel(words.place.notFlorida, { value: place.place })}</p>;
		case 'outside': {
			const { suggestion, town } = place;
			return (
				<>
					<p>{formatLabel(words.place.outside, { town })}</p>
					{suggestion && (
						<button type="button" className={styles.suggestion} onClick={() => onSuggestion(suggestion)}>
							{formatLabel(words.place.suggestion, { town: suggestion })}
						</button>
					)}
				</>
			);
		}
		default:
			return null;
	}
}
