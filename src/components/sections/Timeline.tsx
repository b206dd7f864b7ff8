import type { Heading } from '../../content/schema/page-part.ts';
import type { TimelineItem } from '../../content/schema/timeline.ts';
import { LinkedText } from '../LinkedText.tsx';
import { Stack } from '../layout/layout.tsx';
import { Section } from '../Section.tsx';
import styles from './Timeline.module.css';

/** Moments of the company's history; the year is a number or a month and year. */
export function Timeline({ items, ...heading }: Heading & { items: TimelineItem[] }) {
	return (
		<Section id="timeline" {...heading} tone="deep">
			<Stack as="ol" gap={6} className={styles.line}>
				{items.map((item) => (
					<Stack as="li" gap={2} key={item.id} className={styles.item}>
						<h3>
							<span className={styles.year}>{item.year}</span>
							<span className="visually-hidden">: </span>
							{item.title}
						</h3>
						<p className="small soft">
							<LinkedText text={item.description} />
						</p>
					</Stack>
				))}
			</Stack>
		</Section>
	);
}
