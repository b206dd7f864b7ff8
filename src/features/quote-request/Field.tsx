import type { ChangeEvent, ReactNode } from 'react';
import styles from './Field.module.css';
import type { FieldName, FormLabels, QuoteRequest } from './request.ts';

/** What every step is given. */
export interface StepProps {
	labels: FormLabels;
	request: QuoteRequest;
	/** What is wrong, by field. */
	errors: Partial<Record<FieldName, string>>;
	onChange: (values: Partial<QuoteRequest>) => void;
}

interface FieldProps extends StepProps {
	name: Exclude<FieldName, 'services' | 'counts'>;
	/** Marks the field as one that may stay empty. */
	optional?: boolean;
	/** Ids of further descriptions. */
	describedBy?: string;
	/** For a check box, which is placed before its label. */
	box?: boolean;
	children: (control: Control) => ReactNode;
	/** Puts the hint under the control, for controls that stand side by side. */
	hintBelow?: boolean;
	/** Ends the hint. */
	links?: ReactNode;
	/** Below the control. */
	after?: ReactNode;
}

type Control = ReturnType<typeof buildControl>;

/** Id of the control of a field; the error summary links to it. */
export const fieldId = (name: FieldName): string => `quote-${name}`;

/** Ties a control to its value, its label and its descriptions. */
function buildControl({ name, box, request, onChange }: FieldProps, described: string, isInvalid: boolean) {
	const value = request[name];
	return {
		id: fieldId(name),
		name,
		...(box ? { checked: value === true } : { value: String(value) }),
		onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) =>
			onChange({ [name]: box ? (target as HTMLInputElement).checked : target.value }),
		...(described && { 'aria-describedby': described }),
		...(isInvalid && { 'aria-invalid': true }),
	};
}

export function ErrorText({ id, error }: { id: string; error: string | undefined }) {
	if (!error) return null;
	return (
		<p id={id} className={styles.error}>
			<ErrorIcon />
			{error}
		</p>
	);
}

/** A drawing beside the words, so that an error is not shown by color alone (WCAG 1.4.1). */
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
export function Field(props: FieldProps) {
	const { name, labels, errors, optional, describedBy, box, hintBelow, links, children, after } = props;
	const id = fieldId(name);
	const { label, hint }: { label: string; hint?: string } = labels.fields[name];
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
					{optional && <span className={styles.optional}> ({labels.optional})</span>}
				</label>
				{!hintBelow && hintText}
			</div>
			{children(buildControl(props, described, Boolean(error)))}
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
