import '../../components/layout/sticky.css';
import '../../components/table.css';
import type { ReactNode } from 'react';
import { BulletList } from '../../components/BulletList.tsx';
import { Link } from '../../components/Link.tsx';
import { LinkedText } from '../../components/LinkedText.tsx';
import { Split, Stack } from '../../components/layout/layout.tsx';
import { Section } from '../../components/Section.tsx';
import { labels } from '../../content/facts.ts';
import { formatDollars } from '../../lib/dollars.ts';
import styles from './Prices.module.css';
import { hasDetails, hasRange, isSaid, type PriceTableGroup } from './query.ts';

interface PricesProps {
	title: string;
	groups: PriceTableGroup[];
	/**
	 * Shows what a price includes, what costs extra, and when one pays. Otherwise each group links to the page that shows
	 * it.
	 */
	details?: boolean;
	/** Shown below the table; on wide screens without details, under the heading. */
	children?: ReactNode;
}

/** Typical prices: one table, with a group of rows for each service. */
export function Prices({ children, ...props }: PricesProps) {
	const { title, groups, details } = props;
	const words = labels.prices;
	const dependsOnJob = groups.some(({ lines }) => lines.some((line) => line.words?.dependsOnJob));
	const confirm = dependsOnJob ? words.confirm : undefined;
	if (details)
		return (
			<Section id="prices" title={title} intro={confirm} tone="band">
				<Stack gap={5}>
					<Split columns="main">
						<PriceTable {...props} />
						{groups.map((group) => (
							<PriceDetails key={group.service} group={group} />
						))}
					</Split>
					{children}
				</Stack>
			</Section>
		);
	const intro = [confirm, groups.some(hasDetails) && words.more].filter(Boolean).join(' ');
	return (
		<Section id="prices" tone="band">
			<Split columns="side" className={styles.beside}>
				<Stack as="header">
					<h2 id="prices-title">{title}</h2>
					{intro && <LinkedText as="p" className="lead soft" text={intro} />}
				</Stack>
				<PriceTable {...props} />
				{children && <div data-sticky>{children}</div>}
			</Split>
		</Section>
	);
}

function PriceTable({ title, groups, details }: PricesProps) {
	const words = labels.prices;
	const renderMinimum = (minimum: number) => (
		<tr>
			<th scope="row">{words.minimum}</th>
			<td>{formatDollars(minimum)}</td>
		</tr>
	);
	/** Shown once if all services with prices have the same. */
	const priced = groups.filter(hasRange);
	const [minimum, ...others] = new Set(priced.map((group) => group.minimum));
	const shared = minimum !== undefined && others.length === 0 && renderMinimum(minimum);
	return (
		<div className="container">
			<table className={styles.table}>
				<caption>
					<span className="visually-hidden">{title}</span>
					{groups.some(({ sample }) => sample) && <span className="tag soft">{words.sample}</span>}
				</caption>
				<thead>
					<tr>
						<th scope="col">{words.item}</th>
						<th scope="col">{words.price}</th>
					</tr>
				</thead>
				{/* Above all services, so that it doesn't look like a charge for the last one. */}
				{!details && shared && <tbody className={styles.minimum}>{shared}</tbody>}
				{groups.map((group) => (
					<tbody key={group.service}>
						{!details && (
							<tr>
								<th scope="rowgroup" colSpan={2} className="display">
									<Link href={isSaid(group) ? `${group.href}#prices` : group.href} lang={group.titleLang}>
										{group.title}
									</Link>
								</th>
							</tr>
						)}
						{group.lines.map(({ id, name, lang, words: price }) => (
							<tr key={id}>
								<th scope="row" lang={lang}>
									{name}
								</th>
								<td>
									{price ? (
										<>
											<strong>{price.range}</strong>{' '}
											<small className="small soft" lang={lang}>
												{price.per}
											</small>
										</>
									) : (
										words.onSite
									)}
								</td>
							</tr>
						))}
						{!shared && group.minimum !== undefined && renderMinimum(group.minimum)}
					</tbody>
				))}
				{details && shared && <tfoot className={styles.minimum}>{shared}</tfoot>}
			</table>
		</div>
	);
}

function PriceDetails({ group }: { group: PriceTableGroup }) {
	const words = labels.prices;
	const lists = [
		{ title: words.included, items: group.included },
		{ title: words.extra, items: group.extra },
	].filter(({ items }) => items.length > 0);
	return (
		<Stack gap={4}>
			{lists.map(({ title, items }) => (
				<Stack key={title} gap={2}>
					<h3>{title}</h3>
					<BulletList items={items} lang={group.lang} />
				</Stack>
			))}
			{group.travel && <LinkedText as="p" className="soft" lang={group.lang} text={group.travel} />}
		</Stack>
	);
}
