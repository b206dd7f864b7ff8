import type { ReactNode } from 'react';
import { LinkedText } from '../../components/LinkedText.tsx';
import { Section } from '../../components/Section.tsx';
import type { Labels } from '../../content/schema/labels.ts';
import { classNames, formatLabel } from '../../lib/text.ts';
import styles from './Prices.module.css';
import { formatDollars, formatRange, type PriceLine } from './price.ts';

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
	/** Shows what a price includes, what costs extra and the travel; without it, links to the pages that do. */
	details?: boolean;
	labels: Pick<Labels, 'prices' | 'locale'>;
	/** Stands below the table; on wide screens without the details, under the heading and beside the table. */
	children?: ReactNode;
}

/** What services usually cost: one table, with a group of rows for each service. */
export function Prices({ title, groups, details = false, labels, children }: PricesProps) {
	const words = labels.prices;
	return (
		<Section
			id="prices"
			title={title}
			intro={details ? words.confirm : `${words.confirm} ${words.more}`}
			tone="band"
			{...(!details && { head: 'stack', className: styles.beside })}
		>
			<div className={classNames(styles.rows, details && styles.single)}>
				<PriceTable title={title} groups={groups} isNamed={!details} labels={labels} />
				{details && groups.map((group) => <PriceDetails key={group.service} group={group} words={words} />)}
			</div>
			{children}
		</Section>
	);
}

interface PriceTableProps extends Pick<PricesProps, 'title' | 'groups' | 'labels'> {
	/** Each group begins with the name of its service, which leads to its page. */
	isNamed: boolean;
}

function PriceTable({ title, groups, isNamed, labels: { prices: words, locale } }: PriceTableProps) {
	const minimums = new Set(groups.flatMap(({ minimum }) => minimum ?? []));
	const renderMinimum = (minimum: number) => (
		<tr>
			<th scope="row">{words.minimum}</th>
			<td>{formatDollars(minimum, locale)}</td>
		</tr>
	);
	return (
		<table className={styles.table}>
			<caption>
				<span className="visually-hidden">{title}</span>
				{groups.some(({ sample }) => sample) && <span className={styles.sample}>{words.sample}</span>}
			</caption>
			<thead>
				<tr>
					<th scope="col">{words.item}</th>
					<th scope="col">{words.price}</th>
				</tr>
			</thead>
			{groups.map((group) => (
				<tbody key={group.service}>
					{isNamed && (
						<tr className={styles.name}>
							<th scope="rowgroup" colSpan={2}>
								<a href={`${group.href}#prices`}>{group.title}</a>
							</th>
						</tr>
					)}
					{group.lines.map(({ id, name, price }) => (
						<tr key={id}>
							<th scope="row">{name}</th>
							<td>
								{price ? (
									<>
										<b>{formatRange(price, words.range, locale)}</b>{' '}
										<small>{formatLabel(words.per, { unit: price.unit })}</small>
									</>
								) : (
									words.onSite
								)}
							</td>
						</tr>
					))}
					{minimums.size > 1 && group.minimum !== undefined && renderMinimum(group.minimum)}
				</tbody>
			))}
			{/* Said once, where it is the same for all. */}
			{minimums.size === 1 && <tfoot>{[...minimums].map(renderMinimum)}</tfoot>}
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
