import type { TimelineItem } from '../../content/schema/timeline.ts';
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
			<ol className={styles.line}>
				{items.map((item) => (
					<li key={item.id} className={styles.item}>
						<h3>
							<span className={styles.year}>{item.year}</span>
							<span className="visually-hidden">: </span>
							<span className={styles.title}>{item.title}</span>
						</h3>
						<p>{item.description}</p>
					</li>
				))}
			</ol>
		</Section>
	);
}
