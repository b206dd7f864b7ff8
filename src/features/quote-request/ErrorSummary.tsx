import type { MouseEvent } from 'react';
import { ErrorIcon, fieldId } from './Field.tsx';
import styles from './QuoteRequest.module.css';
import type { Errors, FieldName } from './request.ts';

/** Names what is wrong, with a link to each field; it takes the focus when it appears. */
export function ErrorSummary({ title, errors }: { title: string; errors: Errors }) {
	const entries = Object.entries(errors) as [FieldName, string][];
	if (entries.length === 0) return null;
	// Focus instead of following the link: inside a frame its address would add a step to the page's history.
	const focusField = (event: MouseEvent, field: FieldName) => {
		event.preventDefault();
		document.getElementById(fieldId(field))?.focus();
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
