import type { ReactNode } from 'react';
import styles from './Field.module.css';
import type { FieldName, FormWords, QuoteRequest } from './request.ts';

/** What every step is given. */
export interface StepProps {
	words: FormWords;
	request: QuoteRequest;
	/** The words of the errors, by field. */
	errors: Partial<Record<FieldName, string>>;
}

/** What ties a control to its words. */
export interface Control {
	id: string;
	name: FieldName;
	'aria-describedby'?: string;
	'aria-invalid'?: true;
}

interface FieldProps extends StepProps {
	name: Exclude<FieldName, 'services' | 'counts'>;
	/** Marks the field as one that may stay empty. */
	optional?: boolean;
	/** Ids of further descriptions. */
	describedBy?: string;
	/** A check box stands before its label. */
	box?: boolean;
	children: (control: Control) => ReactNode;
	/** Puts the hint under the control, for controls that stand side by side. */
	hintBelow?: boolean;
	/** Ends the hint. */
	links?: ReactNode;
	/** Stands under the control. */
	after?: ReactNode;
}

/** Id of the control of a field; the error summary links to it. */
export const fieldId = (name: FieldName): string => `quote-${name}`;

export function FieldErrorText({ name, error }: { name: FieldName; error: string | undefined }) {
	if (!error) return null;
	return (
		<p id={`${fieldId(name)}-error`} className={styles.error}>
			<ErrorIcon />
			{error}
		</p>
	);
}

/** A drawing beside the words, so that an error is not told by color alone (WCAG 1.4.1). */
export const ErrorIcon = () => (
	<svg
		viewBox="0 0 24 24"
		width="18"
		height="18"
		fill="none"
		stroke="currentColor"
		strokeWidth="2"
		aria-hidden="true"
	>
		<circle cx="12" cy="12" r="9" />
		<path d="M12 7v6m0 3.5v.01" strokeLinecap="round" />
	</svg>
);

/** A control with its visible label, its hint and its error, tied together for screen readers. */
export function Field({
	name,
	words,
	errors,
	optional,
	describedBy,
	box,
	hintBelow,
	links,
	children,
	after,
}: FieldProps) {
	const id = fieldId(name);
	const { label, hint }: { label: string; hint?: string } = words.fields[name];
	const error = errors[name];
	const described = [hint && `${id}-hint`, error && `${id}-error`, describedBy].filter(Boolean).join(' ');
	const hintText = hint && (
		<p id={`${id}-hint`} className={styles.hint}>
			{hint} {links}
		</p>
	);
	return (
		<div className={box ? styles.box : styles.field} data-invalid={error ? '' : undefined}>
			<div className={styles.words}>
				<label htmlFor={id} className={styles.label}>
					{label}
					{optional && <span className={styles.optional}> ({words.optional})</span>}
				</label>
				{!hintBelow && hintText}
			</div>
			{children({
				id,
				name,
				...(described && { 'aria-describedby': described }),
				...(error && { 'aria-invalid': true }),
			})}
			<FieldErrorText name={name} error={error} />
			{(hintBelow || after) && (
				<div className={styles.below}>
					{hintBelow && hintText}
					{after}
				</div>
			)}
		</div>
	);
}
