import { useState } from 'react';
import { formatLabel } from '../../lib/text.ts';
import { estimatePrice, formatRange, maxCount, type PriceLine, readCount } from '../prices/price.ts';
import { ErrorText, fieldId, type StepProps } from './Field.tsx';
import styles from './PriceRange.module.css';
import { findLines, nameServices } from './request.ts';

/** Estimates a price from the quantities of the chosen services. Closed until the visitor opens it. */
export function PriceRange(step: StepProps) {
	const { labels, prices, request } = step;
	const { services, counts } = request;
	const [isOpen, setOpen] = useState(Object.keys(counts).length > 0);
	const chosen = prices.filter(({ service }) => services.includes(service));
	const lines = findLines(prices, services);
	if (lines.length === 0) return null;
	const wrong = lines.find(({ id }) => readCount(counts[id]) === undefined);
	const estimate = estimatePrice(prices, services, counts);
	const label = labels.prices;
	const list = (ids: string[], text: string) =>
		ids.length > 0 && formatLabel(text, { names: nameServices(ids, step.services) });
	return (
		<details
			className={styles.prices}
			// A mistake must be visible.
			open={isOpen || Boolean(step.errors.counts)}
			onToggle={(event) => setOpen(event.currentTarget.open)}
		>
			<summary>{label.title}</summary>
			<p className="small soft">
				{label.hint} {chosen.some(({ sample }) => sample) && <b>{label.sample}.</b>}
			</p>
			<ul className={styles.lines}>
				{lines.map((line) => (
					<CountField
						key={line.id}
						{...step}
						line={line}
						// The error summary links to the first mistake.
						field={line === wrong ? fieldId('counts') : `quote-count-${line.id}`}
					/>
				))}
			</ul>
			<div className={styles.total} role="status">
				{estimate && (
					<>
						<strong>
							{formatLabel(label.total, { price: formatRange(estimate, label.range, labels.locale) })}
						</strong>
						<p>
							{[
								estimate.isMinimum && label.minimum,
								list(estimate.onSite, label.onSite),
								list(estimate.uncounted, label.uncounted),
								label.confirm,
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

/** One priced item with a field for its quantity. A mistake stays as typed and is explained beside it. */
function CountField({
	line,
	field,
	labels,
	request,
	onChange,
}: StepProps & { line: PriceLine; field: string }) {
	const { id, name, price } = line;
	const label = labels.prices;
	const { [id]: typed = '', ...others } = request.counts;
	const isWrong = readCount(typed) === undefined;
	return (
		<li className={styles.line}>
			<label htmlFor={field}>
				{name}
				{price && (
					<small className="fine">
						{formatLabel(label.per, {
							price: formatRange(price, label.range, labels.locale),
							unit: price.unit,
						})}
					</small>
				)}
			</label>
			<input
				id={field}
				type="text"
				inputMode="numeric"
				autoComplete="off"
				value={typed}
				onChange={({ target: { value } }) =>
					onChange({ counts: value ? { ...others, [id]: value } : others })
				}
				{...(isWrong && { 'aria-invalid': true, 'aria-describedby': `${field}-error` })}
			/>
			<ErrorText
				id={`${field}-error`}
				error={
					isWrong ? formatLabel(label.wrong, { limit: maxCount.toLocaleString(labels.locale) }) : undefined
				}
			/>
		</li>
	);
}
