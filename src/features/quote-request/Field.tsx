import {
	type AllHTMLAttributes,
	type ChangeEvent,
	createElement,
	Fragment,
	type ReactNode,
	type SyntheticEvent,
} from 'react';
import { LineIcon } from '../../components/LineIcon.tsx';
import { classNames } from '../../lib/text.ts';
import type { FormState } from './draft.ts';
import styles from './Field.module.css';
import { type FieldName, fields, isOptional, type NamesWith } from './fields.ts';
import type { FormContext } from './query.ts';
import { incompleteDay, readDay } from './request.ts';
import { describeLength, findFirstDay } from './rules.ts';
import type { FormActs } from './use-quote-request.ts';

/** Props of every step. */
export interface StepProps extends FormContext, Pick<FormState, 'request' | 'errors' | 'handed'>, FormActs {}

/** Includes further attributes of the control. */
export interface FieldProps extends Omit<AllHTMLAttributes<HTMLElement>, 'name' | 'step'> {
	step: StepProps;
	name: Exclude<FieldName, 'counts' | NamesWith<{ step: 'review' }>>;
	/** Shown below the control, with the id of the field and "-after". */
	after?: ReactNode;
}

/** Id of a field's control, to which the error summary links. */
export const fieldId = (name: FieldName): string => `quote-${name}`;

/**
 * Scrolls so far that all of a field with a mistake is in view: browsers look only at the control, and the form's buttons
 * would cover its error (WCAG 2.4.11).
 */
export const showField = (control: Element | null): void =>
	control?.closest('[data-invalid]')?.scrollIntoView({ block: 'nearest' });

export const ErrorText = ({ id, error }: { id: string; error: string | undefined }) =>
	error && (
		<p id={id} className={styles.error}>
			<ErrorIcon />
			<span>{error}</span>
		</p>
	);

/** What opens and closes the rest of a disclosure. */
export const FoldSummary = ({ words }: { words: string }) => (
	<summary>
		<span>{words}</span>
		<LineIcon d="M5 12h14" size={18}>
			<path d="M12 5v14" />
		</LineIcon>
	</summary>
);

/** An icon, so that an error isn't shown by color alone (WCAG 1.4.1). */
export const ErrorIcon = () => (
	<LineIcon d="M12 7v6m0 3.5v.01" size={18}>
		<circle cx="12" cy="12" r="9" />
	</LineIcon>
);

function describeControl(name: FieldName, step: StepProps) {
	const { labels, request, errors, onChange } = step;
	const { kind, type = 'text', autoComplete = 'off', required } = fields[name];
	const value = request[name];
	if (typeof value === 'boolean') return { as: 'input', type: 'checkbox', checked: value };
	if (kind === 'long') return { as: 'textarea', rows: 2, value };
	if (kind === 'day') {
		// Browsers send no change event when half a date is cleared, because it was never a value.
		const check = ({ target }: SyntheticEvent) =>
			errors[name] && onChange({ [name]: readDay(target as HTMLInputElement) });
		return {
			as: 'input',
			type: 'date',
			min: findFirstDay(step),
			// Makes Chromium accept only four-digit years.
			max: '9999-12-31',
			onKeyUp: check,
			onBlur: check,
			// A date field can't show half a date.
			value: value === incompleteDay ? '' : value,
		};
	}
	if (kind === 'choice') {
		const choices: Record<string, string> = labels.choices[name as NamesWith<{ kind: 'choice' }>];
		const children = Object.entries(choices).map(([key, words]) => (
			<option key={key} value={key}>
				{words}
			</option>
		));
		return { as: 'select', value, children };
	}
	return {
		as: 'input',
		type,
		value,
		required: required === true || undefined,
		autoComplete,
		spellCheck: type === 'email' ? false : undefined,
		enterKeyHint: 'next',
	};
}

/** A control with its label, hint and error, connected for screen readers. A check box comes before its label. */
export function Field({ step, name, after, ...attributes }: FieldProps) {
	const { labels, request, errors, policies, onChange } = step;
	const { kind } = fields[name];
	const id = fieldId(name);
	const { label, hint }: { label: string; hint?: string } = labels.fields[name];
	const error = errors[name];
	const isBox = typeof request[name] === 'boolean';
	const isLong = kind === 'long';
	const { as, ...own } = describeControl(name, step);
	const descriptions = [hint && 'hint', error && 'error', (after || isLong) && 'after'].filter(Boolean);
	const control = createElement(as, {
		id,
		name,
		...own,
		onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
			onChange({ [name]: isBox ? target.checked : target.value }),
		'aria-describedby': descriptions.map((part) => `${id}-${part}`).join(' ') || undefined,
		'aria-invalid': error ? true : undefined,
		...attributes,
	});
	const hintText = hint && (
		<p id={`${id}-hint`} className="fine">
			{hint}{' '}
			{kind === 'consent' &&
				policies.map(({ label, href, lang }) => (
					<Fragment key={href}>
						<a href={href} lang={lang}>
							{label}
						</a>{' '}
					</Fragment>
				))}
		</p>
	);
	// Long hints, and those of controls side by side.
	const isBelow = kind !== 'text';
	return (
		<div className={isBox ? styles.box : styles.field} data-invalid={error ? '' : undefined}>
			<div className={styles.words}>
				<label htmlFor={id} className={styles.label}>
					{label}
					{isOptional(name) && (
						<span className={classNames(styles.optional, 'soft')}> ({labels.optional})</span>
					)}
				</label>
				{!isBelow && hintText}
			</div>
			{control}
			<ErrorText id={`${id}-error`} error={error} />
			{((isBelow && hintText) || after || isLong) && (
				<div className={styles.below}>
					{isBelow && hintText}
					{after}
					{isLong && (
						<p id={`${id}-after`} className={classNames(styles.counter, 'fine')}>
							{!error && describeLength(name, request[name], step).text}
						</p>
					)}
				</div>
			)}
		</div>
	);
}
