import { Breadcrumb, type Crumb } from '../../components/Breadcrumb.tsx';
import { Row, Stack } from '../../components/layout/layout.tsx';
import { PlainPage } from '../../components/PlainPage.tsx';
import { labels } from '../../content/facts.ts';
import type { WorkGroup } from './query.ts';
import styles from './Work.module.css';

interface WorkHeadProps {
	trail: Crumb[];
	groups: readonly WorkGroup[];
}

/** Opening of the page of the work: what it is, and a link to the pairs of each service. */
export const WorkHead = ({ trail, groups }: WorkHeadProps) => (
	<PlainPage className={styles.head}>
		<Stack gap={5}>
			<Breadcrumb items={trail} />
			<h1>{labels.work.title}</h1>
			<p className="lead soft">{labels.work.intro}</p>
			{groups.length > 1 && (
				<nav aria-label={labels.work.services} data-print="none">
					<Row as="ul" gap={3}>
						{groups.map(({ id, title, others }) => (
							<li key={id}>
								<a className={styles.choice} href={`#${id}`}>
									{title} <span className="soft">{others.length + 1}</span>
								</a>
							</li>
						))}
					</Row>
				</nav>
			)}
		</Stack>
	</PlainPage>
);
