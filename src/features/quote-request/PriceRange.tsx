import { useState } from 'react';
import { Words } from '../../components/Words.tsx';
import { formatPer, formatRange } from '../../lib/dollars.ts';
import { classNames, formatLabel } from '../../lib/text.ts';
import { estimatePrice, maxCount, readCount } from '../prices/price.ts';
import { ErrorText, FoldSummary, fieldId, type StepProps } from './Field.tsx';
import styles from './PriceRange.module.css';
import type { FormService } from './query.ts';
import { findChosen } from './request.ts';
import stepStyles from './StepFields.module.css';

/** Estimates a price from the quantities of the chosen services. Closed until the visitor opens it or a draft has counts. */
export function PriceRange({ step }: { step: StepProps }) {
	const { counts } = step.request;
	const { prices: words } = step.labels;
	const [isOpen, setOpen] = useState<boolean>();
	const hasCounts = Object.keys(counts).length > 0;
	const chosen = findChosen(step.request, step);
	const lines = chosen.flatMap((service) => service.lines);
	const wrong = lines.find(({ id }) => readCount(counts[id]) === undefined);
	const estimate = estimatePrice(chosen, counts);
	const list = (names: string[], text: string) =>
		names.length > 0 && formatLabel(text, { names: names.join(', ') });
	return (
		<details
			className={classNames(styles.prices, stepStyles.fold)}
			// A mistake must be visible, and what a draft has.
			open={(isOpen ?? hasCounts) || Boolean(step.errors.counts)}
			onToggle={(event) => setOpen(event.currentTarget.open)}
			// The visitor may have opened it before.
			suppressHydrationWarning
		>
			<FoldSummary words={words.title} />
			<p className="small soft">
				{words.hint} {chosen.some(({ hasSamplePrices }) => hasSamplePrices) && <b>{words.sample}.</b>}
			</p>
			<ul className={styles.lines}>
				{lines.map((line) => (
					<CountField
						key={line.id}
						{...step}
						line={line}
						// The error summary links to the first mistake, and the review to the first line.
						field={line === (wrong ?? lines[0]) ? fieldId('counts') : `quote-count-${line.id}`}
					/>
				))}
			</ul>
			<div className={styles.total} role="status">
				{estimate && (
					<>
						<strong>{formatLabel(words.total, { price: formatRange(estimate, words) })}</strong>
						<p>
							{[
								estimate.isMinimum && words.minimum,
								list(estimate.onSite, words.onSite),
								list(estimate.uncounted, words.uncounted),
								words.confirm,
							]
								.filter(Boolean)
								.join(' ')}
						</p>
					</>
				)}
			</div>
		</details>
	);
}

type CountFieldProps = StepProps & { line: FormService['lines'][number]; field: string };

/** One priced item with a field for its quantity. A mistake stays as typed and is explained beside it. */
function CountField({ line, field, labels, request, onChange }: CountFieldProps) {
	const { id, name, unit, lang } = line;
	const { locale, prices: words } = labels;
	const { [id]: typed = '', ...others } = request.counts;
	const limit = maxCount.toLocaleString(locale);
	const error = readCount(typed) === undefined ? formatLabel(words.wrong, { limit }) : undefined;
	return (
		<li className={styles.line} data-invalid={error && ''}>
			<label htmlFor={field}>
				<Words lang={lang}>{name}</Words>
				<small className="fine" lang={lang}>
					{formatPer(words.per, { price: formatRange(line, words), unit })}
				</small>
			</label>
			<input
				id={field}
				name={`counts/${id}`}
				type="text"
				inputMode="numeric"
				autoComplete="off"
				value={typed}
				onChange={({ target: { value } }) =>
					onChange({ counts: value ? { ...others, [id]: value } : others })
				}
				{...(error && { 'aria-invalid': true, 'aria-describedby': `${field}-error` })}
			/>
			<ErrorText id={`${field}-error`} error={error} />
		</li>
	);
}
