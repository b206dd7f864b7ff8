import { type AllHTMLAttributes, type ChangeEvent, createElement, type ReactNode } from 'react';
import { LineIcon } from '../../components/LineIcon.tsx';
import { classNames } from '../../lib/text.ts';
import styles from './Field.module.css';
import type { FormContext } from './query.ts';
import type { Errors, FieldName, QuoteRequest } from './request.ts';
import type { Delivery } from './sending/delivery.ts';

/** Props of every step. */
export interface StepProps extends FormContext {
	request: QuoteRequest;
	errors: Errors;
	onChange: (values: Partial<QuoteRequest>) => void;
	/** Called when a channel is chosen. Returns whether the request may be sent. */
	onSend: () => boolean;
	/** Set if the form sends the request itself. */
	delivery?: Delivery | undefined;
}

/** Includes the attributes and children of the control. */
interface FieldProps extends Omit<AllHTMLAttributes<HTMLElement>, 'as' | 'name' | 'step'> {
	step: StepProps;
	name: Exclude<FieldName, 'services' | 'counts'>;
	/** The control. An input by default. */
	as?: 'select' | 'textarea';
	/** Labels the field as optional. */
	optional?: boolean;
	/** Id of a further description. */
	describedBy?: string;
	/** Puts the hint below the control, for controls side by side. */
	hintBelow?: boolean;
	/** Links at the end of the hint. */
	links?: ReactNode;
	/** Shown below the control. */
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

export function ErrorText({ id, error }: { id: string; error: string | undefined }) {
	if (!error) return null;
	return (
		<p id={id} className={styles.error}>
			<ErrorIcon />
			<span>{error}</span>
		</p>
	);
}

/** An icon, so that an error isn't shown by color alone (WCAG 1.4.1). */
export const ErrorIcon = () => (
	<LineIcon d="M12 7v6m0 3.5v.01" size={18}>
		<circle cx="12" cy="12" r="9" />
	</LineIcon>
);

/** A control with its label, hint and error, connected for screen readers. A check box comes before its label. */
export function Field(props: FieldProps) {
	const { step, name, as = 'input', optional, describedBy, hintBelow, links, after, ...attributes } = props;
	const { labels, request, errors, onChange } = step;
	const id = fieldId(name);
	const { label, hint }: { label: string; hint?: string } = labels.fields[name];
	const error = errors[name];
	const value = request[name];
	const isBox = typeof value === 'boolean';
	const control = createElement(as, {
		id,
		name,
		...(isBox ? { type: 'checkbox', checked: value } : { value }),
		onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
			onChange({ [name]: isBox ? target.checked : target.value }),
		'aria-describedby':
			[hint && `${id}-hint`, error && `${id}-error`, describedBy].filter(Boolean).join(' ') || undefined,
		'aria-invalid': error ? true : undefined,
		...attributes,
	});
	const hintText = hint && (
		<p id={`${id}-hint`} className="fine">
			{hint} {links}
		</p>
	);
	return (
		<div className={isBox ? styles.box : styles.field} data-invalid={error ? '' : undefined}>
			<div className={styles.words}>
				<label htmlFor={id} className={styles.label}>
					{label}
					{optional && <span className={classNames(styles.optional, 'soft')}> ({labels.optional})</span>}
				</label>
				{!hintBelow && hintText}
			</div>
			{control}
			<ErrorText id={`${id}-error`} error={error} />
			{(hintBelow || after) && (
				<div className={styles.below}>
					{hintBelow && hintText}
					{after}
				</div>
			)}
		</div>
	);
}
