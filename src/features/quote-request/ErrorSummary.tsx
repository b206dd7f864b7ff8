import type { MouseEvent } from 'react';
import { ErrorIcon, fieldId, showField } from './Field.tsx';
import styles from './QuoteRequest.module.css';
import type { Errors, FieldName } from './request.ts';

/** Lists the errors with a link to each field. Takes the focus when it appears. */
export function ErrorSummary({ title, errors }: { title: string; errors: Errors }) {
	const entries = Object.entries(errors) as [FieldName, string][];
	if (entries.length === 0) return null;
	// Moves the focus instead of following the link: in a frame, a new address would add an entry to the page's
	// history.
	const focusField = (event: MouseEvent, field: FieldName) => {
		event.preventDefault();
		const control = document.getElementById(fieldId(field));
		control?.focus();
		showField(control);
	};
	return (
		<section className={styles.summary} aria-labelledby="quote-summary" tabIndex={-1} data-focus="summary">
			<h2 id="quote-summary">
				<ErrorIcon />
				{title}
			</h2>
			<ul>
				{entries.map(([field, text]) => (
					<li key={field}>
						<a href={`#${fieldId(field)}`} target="_self" onClick={(event) => focusField(event, field)}>
							{text}
						</a>
					</li>
				))}
			</ul>
		</section>
	);
}
