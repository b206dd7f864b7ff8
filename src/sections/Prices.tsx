import { formatDollars, formatRange, type PriceLine } from '../lib/price.ts';
import { formatLabel } from '../lib/text.ts';
import type { Labels } from '../schema/labels.ts';
import { LinkedText } from '../ui/LinkedText.tsx';
import { Section } from '../ui/Section.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import styles from './Prices.module.css';

export interface PriceGroup {
	service: string;
	title: string;
	href: string;
	lines: PriceLine[];
	minimum?: number | undefined;
	included: string[];
	extra: string[];
	travel?: string | undefined;
	sample: boolean;
}

interface PricesProps {
	title: string;
	groups: PriceGroup[];
	/** Shows what a price includes, what costs extra and the travel; without it, a link to the page that does. */
	details?: boolean;
	labels: Pick<Labels, 'prices' | 'locale'>;
}

/** What services usually cost, each in a table of its own, so that a screen reader can jump between them. */
export function Prices({ title, groups, details = false, labels }: PricesProps) {
	const words = labels.prices;
	return (
		<Section id="prices" title={title} intro={words.confirm} tone="band">
			{groups.some(({ sample }) => sample) && <p className={styles.sample}>{words.sample}</p>}
			<div className={details ? styles.single : styles.groups}>
				{groups.map((group) => (
					<div key={group.service} className={styles.group}>
						<PriceTable group={group} labels={labels} isCaptioned={!details} />
						{!details && (
							<TextLink href={`${group.href}#prices`} context={group.title}>
								{words.more}
							</TextLink>
						)}
						{details && <PriceDetails group={group} words={words} />}
					</div>
				))}
			</div>
		</Section>
	);
}

interface PriceTableProps extends Pick<PricesProps, 'labels'> {
	group: PriceGroup;
	isCaptioned: boolean;
}

function PriceTable({ group, labels: { prices: words, locale }, isCaptioned }: PriceTableProps) {
	return (
		<table className={styles.table}>
			<caption className={isCaptioned ? undefined : 'visually-hidden'}>{group.title}</caption>
			<thead>
				<tr>
					<th scope="col">{words.item}</th>
					<th scope="col">{words.price}</th>
				</tr>
			</thead>
			<tbody>
				{group.lines.map(({ id, name, price }) => (
					<tr key={id}>
						<th scope="row">{name}</th>
						<td>
							{price ? (
								<>
									<span>{formatRange(price, words.range, locale)}</span>{' '}
									<small>{formatLabel(words.per, { unit: price.unit })}</small>
								</>
							) : (
								words.onSite
							)}
						</td>
					</tr>
				))}
				{group.minimum !== undefined && (
					<tr>
						<th scope="row">{words.minimum}</th>
						<td>{formatDollars(group.minimum, locale)}</td>
					</tr>
				)}
			</tbody>
		</table>
	);
}

function PriceDetails({ group, words }: { group: PriceGroup; words: Labels['prices'] }) {
	const lists = [
		{ title: words.included, items: group.included },
		{ title: words.extra, items: group.extra },
	].filter(({ items }) => items.length > 0);
	return (
		<div className={styles.details}>
			{lists.map(({ title, items }) => (
				<div key={title}>
					<h3>{title}</h3>
					<ul>
						{items.map((item) => (
							<li key={item}>{item}</li>
						))}
					</ul>
				</div>
			))}
			{group.travel && (
				<p>
					<LinkedText text={group.travel} />
				</p>
			)}
		</div>
	);
}
