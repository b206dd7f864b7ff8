import { Link } from '../../components/Link.tsx';
import { LinkedText } from '../../components/LinkedText.tsx';
import { Row, Stack } from '../../components/layout/layout.tsx';
import { PlainPage } from '../../components/PlainPage.tsx';
import { company, labels } from '../../content/facts.ts';
import { recordPaths } from '../../content/paths.ts';
import { formatLabel, type RunningText } from '../../lib/text.ts';
import styles from './FaqGroups.module.css';
import { QuestionList } from './Questions.tsx';
import type { FaqGroupView } from './query.ts';

interface FaqGroupsProps {
	title: string;
	intro: RunningText;
	groups: FaqGroupView[];
}

/**
 * All questions in groups; in each group, at most one is open. With several groups, links to them stay beside them
 * on wide screens.
 */
export function FaqGroups({ title, intro, groups }: FaqGroupsProps) {
	return (
		<PlainPage columns={groups.length > 1 ? 'side' : undefined} gap={5}>
			<Stack as="header">
				<h1>{title}</h1>
				<LinkedText as="p" className="lead soft" text={intro} />
				{company.languages.map(({ code, sentence }) => (
					<p key={code} lang={code} className="lead soft">
						{sentence}
					</p>
				))}
			</Stack>
			{groups.length > 1 && (
				<nav className={styles.topics} aria-label={labels.faq.topics} data-print="none" data-sticky>
					<Row as="ul">
						{groups.map((group) => (
							<li key={group.id}>
								<a className="tap" href={`#${group.id}`}>
									{group.title}
								</a>
							</li>
						))}
					</Row>
				</nav>
			)}
			{groups.length === 0 && <p>{labels.shell.nothing}</p>}
			<Stack gap={6}>
				{groups.map((group) => (
					<section
						key={group.id}
						id={group.id}
						className={styles.group}
						aria-labelledby={`${group.id}-title`}
					>
						<Row className={styles.head}>
							<h2 id={`${group.id}-title`} className="text-xl">
								{group.title}
							</h2>
							{group.page && (
								<Link className="tap small" href={recordPaths.services(group.page.id)}>
									{formatLabel(labels.faq.service, { title: group.page.title })}
								</Link>
							)}
						</Row>
						<QuestionList group={group.id} questions={group.questions} />
					</section>
				))}
			</Stack>
		</PlainPage>
	);
}
