import { labels } from '../content/facts.ts';
import type { Part } from '../content/schema/part.ts';
import styles from './Breadcrumb.module.css';
import { Link } from './Link.tsx';
import { Row } from './layout/layout.tsx';

export type Crumb = Part & Record<'name' | 'path', string>;

/** The items of a breadcrumb, starting with the home page. @param crumbs the others */
export const makeTrail = (...crumbs: Crumb[]): Crumb[] => [{ name: labels.shell.home, path: '/' }, ...crumbs];

/**
 * The path from the home page; the last item is the page itself.
 * https://www.w3.org/WAI/ARIA/apg/patterns/breadcrumb/
 */
export const Breadcrumb = ({ items }: { items: Crumb[] }) => (
	<nav aria-label={labels.shell.breadcrumb}>
		<Row as="ol" gap={0} className={styles.breadcrumb}>
			{items.map((item, index) => (
				<li key={item.path}>
					{index === items.length - 1 ? (
						<span className="soft" aria-current="page" lang={item.lang}>
							{item.name}
						</span>
					) : (
						<Link href={item.path} lang={item.lang}>
							{item.name}
						</Link>
					)}
				</li>
			))}
		</Row>
	</nav>
);
