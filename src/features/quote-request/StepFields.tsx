import { Fragment, type SyntheticEvent, useState } from 'react';
import { buildTelLink } from '../../lib/contact-link.ts';
import { classNames } from '../../lib/text.ts';
import { findPlace } from '../service-area/place.ts';
import { ErrorText, Field, fieldId, type StepProps } from './Field.tsx';
import { PlaceAnswer } from './PlaceAnswer.tsx';
import { PriceRange } from './PriceRange.tsx';
import { findChosen, incompleteDay, readDay } from './request.ts';
import { countCharacters, describeNotes, findFirstDay, limits } from './rules.ts';
import styles from './StepFields.module.css';
import { PhotoField } from './sending/PhotoField.tsx';

/** Services, rooms or items, photos, and the estimate. */
export function WhatStep(step: StepProps) {
	const { labels, services, contacts, request, errors, onChange } = step;
	const errorId = `${fieldId('services')}-error`;
	const choose = ({ form, name }: HTMLInputElement) =>
		form && onChange({ services: new FormData(form).getAll(name).map(String) });
	return (
		<>
			<fieldset
				className={styles.services}
				aria-describedby={errors.services && errorId}
				data-invalid={errors.services && ''}
			>
				<legend>{labels.fields.services.label}</legend>
				<div className={styles.chips}>
					{services.map(({ id, name }, index) => (
						<label key={id} className={styles.chip}>
							<input
								id={index === 0 ? fieldId('services') : undefined}
								type="checkbox"
								name="services"
								value={id}
								checked={request.services.includes(id)}
								onChange={({ target }) => choose(target)}
							/>
							<span>{name}</span>
						</label>
					))}
				</div>
				<ErrorText id={errorId} error={errors.services} />
			</fieldset>
			{findChosen(request, step).some(({ isEmergency }) => isEmergency) && (
				<a className={styles.emergency} href={buildTelLink(contacts.phone)}>
					<span>{labels.flood.question}</span> <span>{labels.flood.call}</span>
				</a>
			)}
			<Field step={step} name="items" optional type="text" autoComplete="off" enterKeyHint="next" />
			{SENDS_REQUESTS && step.delivery?.photos ? (
				<PhotoField {...step} delivery={step.delivery} />
			) : (
				<Field step={step} name="photos" />
			)}
			<PriceRange {...step} />
		</>
	);
}

/** City or ZIP code with its answer, day, and notes. */
export function WhereStep(step: StepProps) {
	const { labels, towns, states, request, errors, onChange } = step;
	// Browsers send no change event when half a date is cleared, because it was never a value.
	const checkDay = ({ target }: SyntheticEvent) =>
		errors.day && onChange({ day: readDay(target as HTMLInputElement) });
	// A text too long for a place isn't looked up: that would slow down typing.
	const place = findPlace(countCharacters(request.place) > limits.place ? '' : request.place, towns, states);
	// "Yes" appears while the visitor types. Other answers wait until the field is left.
	const [isTyping, setTyping] = useState(false);
	return (
		<>
			<Field
				step={step}
				name="place"
				describedBy="quote-place-answer"
				after={
					<div id="quote-place-answer" className={styles.answer} role="status">
						{/* Without towns there is nothing to answer. */}
						{!(isTyping && place.kind !== 'inArea') && towns.length > 0 && (
							<PlaceAnswer place={place} {...step} />
						)}
					</div>
				}
				type="text"
				required
				list="quote-towns"
				autoComplete="postal-code"
				enterKeyHint="next"
				onInput={() => setTyping(true)}
				onBlur={() => setTyping(false)}
			/>
			<datalist id="quote-towns">
				{towns.map(({ name }) => (
					<option key={name} value={name} />
				))}
			</datalist>
			<div className={styles.pair}>
				<Field
					step={step}
					name="day"
					optional
					hintBelow
					type="date"
					min={findFirstDay(step)}
					// Makes Chromium accept only four-digit years.
					max="9999-12-31"
					onKeyUp={checkDay}
					onBlur={checkDay}
					// A date field can't show half a date.
					value={request.day === incompleteDay ? '' : request.day}
				/>
				<Field step={step} name="part" as="select">
					{Object.entries(labels.parts).map(([value, name]) => (
						<option key={value} value={value}>
							{name}
						</option>
					))}
				</Field>
			</div>
			<Field
				step={step}
				name="notes"
				as="textarea"
				rows={2}
				optional
				hintBelow
				describedBy="quote-notes-count"
				after={
					<p id="quote-notes-count" className={classNames(styles.counter, 'fine')}>
						{!errors.notes && describeNotes(request.notes, labels).text}
					</p>
				}
			/>
		</>
	);
}

/** Name, phone, email, and consent to text messages. */
export function YouStep(step: StepProps) {
	const links = step.policies.map(({ label, href }) => (
		<Fragment key={href}>
			<a href={href}>{label}</a>{' '}
		</Fragment>
	));
	return (
		<>
			<Field step={step} name="name" type="text" required autoComplete="name" enterKeyHint="next" />
			<Field step={step} name="phone" type="tel" autoComplete="tel" enterKeyHint="next" />
			<Field
				step={step}
				name="email"
				type="email"
				autoComplete="email"
				spellCheck={false}
				enterKeyHint="next"
			/>
			<Field step={step} name="consent" hintBelow links={links} />
		</>
	);
}
