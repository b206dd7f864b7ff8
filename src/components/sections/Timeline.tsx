import type { TimelineItem } from '../../content/schema/timeline.ts';
import { Stack } from '../layout/layout.tsx';
import { Section } from '../Section.tsx';
import styles from './Timeline.module.css';

interface TimelineProps {
	title: string;
	intro?: string | undefined;
	items: Pick<TimelineItem, 'id' | 'year' | 'title' | 'description'>[];
}

/** Moments of the company's history; the year is a number or a month and year. */
export function Timeline({ title, intro, items }: TimelineProps) {
	return (
		<Section id="timeline" title={title} intro={intro} tone="deep">
			<Stack as="ol" gap={6} className={styles.line}>
				{items.map((item) => (
					<Stack as="li" gap={2} key={item.id} className={styles.item}>
						<h3>
							<span className={styles.year}>{item.year}</span>
							<span className="visually-hidden">: </span>
							{item.title}
						</h3>
						<p className="small soft">{item.description}</p>
					</Stack>
				))}
			</Stack>
		</Section>
	);
}
