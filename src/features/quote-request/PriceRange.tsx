import { useRef, useState } from 'react';
import { formatLabel } from '../../lib/text.ts';
import {
	estimatePrice,
	formatRange,
	type PriceLine,
	readCount,
	readCounts,
	type ServicePrices,
	writeCounts,
} from '../prices/price.ts';
import { ErrorIcon, type StepProps } from './Field.tsx';
import styles from './PriceRange.module.css';

interface PriceRangeProps extends StepProps {
	prices: readonly ServicePrices[];
}

/** Adds up a typical price from what is counted of the chosen services. Closed until the visitor asks for it. */
export function PriceRange({ prices, words, request }: PriceRangeProps) {
	const { services } = request;
	const counts = readCounts(request.counts);
	const [isOpen, setOpen] = useState(request.counts !== '');
	/** Carries the counts to the form, which reads its fields. */
	const field = useRef<HTMLInputElement>(null);
	const chosen = prices.filter(({ service }) => services.includes(service));
	const lines = chosen.flatMap((record) => record.lines.filter(({ price }) => price));
	if (lines.length === 0) return null;
	const estimate = estimatePrice(prices, services, counts);
	const label = words.prices;
	const list = (ids: string[], text: string) =>
		ids.length > 0 && formatLabel(text, { names: ids.map((id) => words.services[id]).join(', ') });
	return (
		<details className={styles.prices} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
			<summary>{label.title}</summary>
			<p className={styles.hint}>
				{label.hint} {chosen.some(({ sample }) => sample) && <b>{label.sample}.</b>}
			</p>
			<input ref={field} type="hidden" name="counts" defaultValue={request.counts} />
			<ul className={styles.lines}>
				{lines.map((line) => (
					<CountField
						key={line.id}
						line={line}
						words={words}
						typed={counts[line.id] ?? ''}
						onType={(typed) => {
							// The event goes on to the form, which then reads the hidden field.
							if (field.current) field.current.value = writeCounts({ ...counts, [line.id]: typed });
						}}
					/>
				))}
			</ul>
			<div className={styles.total} role="status">
				{estimate && (
					<>
						<strong>
							{formatLabel(label.total, { price: formatRange(estimate, label.range, words.locale) })}
						</strong>
						<p>
							{[
								estimate.minimum !== undefined && estimate.from === estimate.to && label.minimum,
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

interface CountFieldProps extends Pick<StepProps, 'words'> {
	line: PriceLine;
	typed: string;
	onType: (typed: string) => void;
}

/** One priced thing with the field for its count; what is no number stays, and is explained beside it. */
function CountField({ line, words, typed, onType }: CountFieldProps) {
	const { id, name, price } = line;
	const label = words.prices;
	const field = `quote-count-${id}`;
	const isWrong = readCount(typed) === undefined;
	return (
		<li className={styles.line}>
			<label htmlFor={field}>
				{name}
				{price && (
					<small>
						{formatLabel(label.per, {
							price: formatRange(price, label.range, words.locale),
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
				onInput={(event) => onType(event.currentTarget.value)}
				// The form's own listener reads it; React asks for one beside a value.
				onChange={() => undefined}
				{...(isWrong && { 'aria-invalid': true, 'aria-describedby': `${field}-error` })}
			/>
			{isWrong && (
				<p id={`${field}-error`} className={styles.error}>
					<ErrorIcon />
					{label.wrong}
				</p>
			)}
		</li>
	);
}
