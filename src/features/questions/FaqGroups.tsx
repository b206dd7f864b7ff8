import '../../components/layout/sticky.css';
import { Link } from '../../components/Link.tsx';
import { Inner, Row, Split, Stack } from '../../components/layout/layout.tsx';
import { labels } from '../../content/facts.ts';
import { recordPaths } from '../../content/paths.ts';
import styles from './FaqGroups.module.css';
import { QuestionList } from './Questions.tsx';
import type { FaqGroupView } from './query.ts';

/**
 * All questions in groups; in each group, at most one is open. With several groups, links to them stay beside them
 * on wide screens.
 */
export const FaqGroups = ({ groups }: { groups: FaqGroupView[] }) => (
	<Inner className={styles.page}>
		<Split columns={groups.length > 1 ? 'side' : undefined} gap={7}>
			{groups.length > 1 && (
				<nav className={styles.topics} aria-label={labels.faq.topics} data-print="none" data-sticky>
					<Row as="ul">
						{groups.map((group) => (
							<li key={group.id}>
								<a className="tap" href={`#${group.id}`} lang={group.lang}>
									{group.title}
								</a>
							</li>
						))}
					</Row>
				</nav>
			)}
			<Stack gap={6}>
				{groups.map((group) => (
					<section
						key={group.id}
						id={group.id}
						className={styles.group}
						aria-labelledby={`${group.id}-title`}
					>
						<Row className={styles.head}>
							<h2 id={`${group.id}-title`} className="text-2xl" lang={group.lang}>
								{group.title}
							</h2>
							{group.page && (
								<Link className="tap small" href={recordPaths.services(group.page.id)} lang={group.page.lang}>
									{group.page.more}
								</Link>
							)}
						</Row>
						<QuestionList group={group.id} questions={group.questions} />
					</section>
				))}
			</Stack>
		</Split>
	</Inner>
);
