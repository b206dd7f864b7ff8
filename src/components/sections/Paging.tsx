import type { Labels } from '../../content/schema/labels.ts';
import { formatLabel } from '../../lib/text.ts';
import styles from './Paging.module.css';

interface PagingProps {
	/** The page that is shown, from 1. */
	number: number;
	/** Addresses of all pages, in order. */
	paths: string[];
	labels: Labels['paging'];
}

/** Numbers that are worth a link: the first and the last, and the neighbors of the page that is shown. */
const chooseNumbers = (number: number, total: number): number[] =>
	[1, number - 1, number, number + 1, total].filter(
		(candidate, index, all) => candidate >= 1 && candidate <= total && all.indexOf(candidate) === index,
	);

/** Links through a list that runs over several pages; nothing where it is one. */
export function Paging({ number, paths, labels }: PagingProps) {
	const total = paths.length;
	if (total < 2) return null;
	const numbers = chooseNumbers(number, total);
	const previous = paths[number - 2];
	const next = paths[number];
	return (
		<nav className={styles.paging} aria-label={labels.navigation}>
			<p className={styles.position}>{formatLabel(labels.position, { current: number, total })}</p>
			<ul className={styles.list}>
				{previous && (
					<li>
						<a href={previous} rel="prev">
							{labels.previous}
						</a>
					</li>
				)}
				{numbers.map((candidate, index) => (
					<li key={candidate} data-gap={candidate - (numbers[index - 1] ?? candidate) > 1 ? '' : undefined}>
						<a
							href={paths[candidate - 1]}
							aria-label={formatLabel(labels.goTo, { number: candidate })}
							aria-current={candidate === number ? 'page' : undefined}
						>
							{candidate}
						</a>
					</li>
				))}
				{next && (
					<li>
						<a href={next} rel="next">
							{labels.next}
						</a>
					</li>
				)}
			</ul>
		</nav>
	);
}
