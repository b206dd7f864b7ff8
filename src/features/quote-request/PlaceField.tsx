import { useState } from 'react';
import { buildTelLink } from '../../lib/contact-link.ts';
import { classNames, formatLabel } from '../../lib/text.ts';
import { findOpening } from '../service-area/open-hours.ts';
import type { Place } from '../service-area/place.ts';
import { Field, fieldId, type StepProps } from './Field.tsx';
import { locate } from './request.ts';
import { describeLength } from './rules.ts';
import styles from './StepFields.module.css';

/** Says whether we serve the place and, if somebody answers while the company is closed, whom to call about water. */
function PlaceAnswer({ place, labels, hours, contacts, onChange }: StepProps & { place: Place }) {
	if (place.kind === 'empty' || place.kind === 'notZip') return null;
	const isServed = place.kind === 'inArea';
	const suggestion = place.kind === 'unknown' ? place.suggestion : undefined;
	return (
		<>
			<p data-in-area={isServed || undefined}>
				<span>{formatLabel(labels.place[place.kind], place)}</span>{' '}
				{isServed && <a href={buildTelLink(place.phone)}>{place.phone}</a>}
			</p>
			{suggestion && (
				<button
					type="button"
					className={classNames(styles.suggestion, 'as-link')}
					onClick={() => onChange({ place: suggestion })}
				>
					{formatLabel(labels.place.suggestion, { town: suggestion })}
				</button>
			)}
			{labels.water && findOpening(new Date(), hours, labels.locale)?.state !== 'open' && (
				<p className={styles.water}>
					<a href={buildTelLink(contacts.emergencyPhone)}>
						<span>{labels.water}</span>
					</a>
				</p>
			)}
		</>
	);
}

/** City or ZIP code with its answer. */
export function PlaceField({ step }: { step: StepProps }) {
	const { places, request } = step;
	// A text too long for a place isn't looked up: that would slow down typing.
	const { isLong } = describeLength('place', request.place, step);
	const place = locate(isLong ? '' : request.place, step);
	// "Yes" appears while the visitor types. Other answers wait until the field is left.
	const [isTyping, setTyping] = useState(false);
	return (
		<>
			<Field
				step={step}
				name="place"
				after={
					<div id={`${fieldId('place')}-after`} className={styles.answer} role="status">
						{/* Without towns there is nothing to answer. */}
						{!(isTyping && place.kind !== 'inArea') && places?.towns.length !== 0 && (
							<PlaceAnswer place={place} {...step} />
						)}
					</div>
				}
				list="quote-towns"
				onInput={() => setTyping(true)}
				onBlur={() => setTyping(false)}
			/>
			<datalist id="quote-towns">
				{places?.towns.map(({ name }) => (
					<option key={name} value={name} />
				))}
			</datalist>
		</>
	);
}
