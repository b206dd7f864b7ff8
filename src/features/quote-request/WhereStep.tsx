import { useState } from 'react';
import { buildTelLink } from '../../lib/contact-link.ts';
import { formatLabel } from '../../lib/text.ts';
import { getToday } from '../../lib/today.ts';
import { findPlace, type Place, type ServiceAreaData } from '../service-area/place.ts';
import { Field, type StepProps } from './Field.tsx';
import { incompleteDay } from './request.ts';
import { countCharacters, limits } from './rules.ts';
import styles from './Steps.module.css';

/** City or ZIP code with its answer, the day, and anything else. */
export function WhereStep({ area, ...step }: StepProps & { area: ServiceAreaData }) {
	const { labels, request, errors, onChange } = step;
	const place = findPlace(request.place, area);
	// "Yes" appears while the visitor types; "not on our list" only about a name that is finished.
	const [isTyping, setTyping] = useState(false);
	const left = limits.notes - countCharacters(request.notes.trim());
	return (
		<>
			<Field
				{...step}
				name="place"
				describedBy="quote-place-answer"
				after={
					<div id="quote-place-answer" className={styles.answer} role="status">
						{!(isTyping && place.kind !== 'in-area') && (
							<PlaceAnswer place={place} labels={labels} onChange={onChange} />
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
				{area.towns.map(({ name }) => (
					<option key={name} value={name} />
				))}
			</datalist>
			<div className={styles.pair}>
				<Field {...step} name="day" optional hintBelow>
					{(control) => (
						<input
							{...control}
							type="date"
							min={getToday()}
							// A date field takes no half of a date.
							value={request.day === incompleteDay ? '' : request.day}
						/>
					)}
				</Field>
				<Field {...step} name="part">
					{(control) => (
						<select {...control}>
							{Object.entries(labels.parts).map(([value, name]) => (
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
							formatLabel(left < 0 ? labels.errors.notesLong : labels.counter, {
								left: left.toLocaleString(labels.locale),
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

function PlaceAnswer({ place, labels, onChange }: Pick<StepProps, 'labels' | 'onChange'> & { place: Place }) {
	const { inArea, outside, outsideZip, notFlorida, suggestion } = labels.place;
	switch (place.kind) {
		case 'in-area':
			return (
				<p data-in-area="">
					{formatLabel(inArea, { town: place.town })} <a href={buildTelLink(place.phone)}>{place.phone}</a>
				</p>
			);
		case 'outside-zip':
			return <p>{formatLabel(outsideZip, { zip: place.zip })}</p>;
		case 'not-florida':
			return <p>{formatLabel(notFlorida, { value: place.place })}</p>;
		case 'outside': {
			const town = place.suggestion;
			return (
				<>
					<p>{formatLabel(outside, { town: place.town })}</p>
					{town && (
						<button type="button" className={styles.suggestion} onClick={() => onChange({ place: town })}>
							{formatLabel(suggestion, { town })}
						</button>
					)}
				</>
			);
		}
		default:
			return null;
	}
}
