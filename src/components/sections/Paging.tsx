import { labels } from '../../content/facts.ts';
import { type ListPage, listPagePath } from '../../content/paths.ts';
import { classNames, formatLabel } from '../../lib/text.ts';
import { Link } from '../Link.tsx';
import { Row } from '../layout/layout.tsx';
import styles from './Paging.module.css';

/** The page numbers to link: first, last, and the current page with its neighbors. */
const chooseNumbers = (number: number, total: number): number[] =>
	[1, number - 1, number, number + 1, total].filter(
		(candidate, index, all) => candidate >= 1 && candidate <= total && all.indexOf(candidate) === index,
	);

/** Links between the pages of a long list. Nothing if there is only one page. */
export function Paging({ name, number: current, total }: ListPage) {
	if (total < 2) return null;
	const words = labels.paging;
	const numbers = chooseNumbers(current, total);
	return (
		<Row as="nav" className={classNames(styles.paging, 'ruled')} aria-label={words.navigation}>
			<p className="small soft">{formatLabel(words.position, { current, total })}</p>
			<Row as="ul" gap={2}>
				{current > 1 && (
					<li>
						<Link href={listPagePath(name, current - 1)} rel="prev">
							{words.previous}
						</Link>
					</li>
				)}
				{numbers.map((number, index) => (
					<li key={number} data-skips={number - (numbers[index - 1] ?? number) > 1 ? '' : undefined}>
						<Link
							href={listPagePath(name, number)}
							aria-label={formatLabel(words.goTo, { number })}
							aria-current={number === current ? 'page' : undefined}
						>
							{number}
						</Link>
					</li>
				))}
				{current < total && (
					<li>
						<Link href={listPagePath(name, current + 1)} rel="next">
							{words.next}
						</Link>
					</li>
				)}
			</Row>
		</Row>
	);
}
