import { labelsBeside } from '../../content/in-words.ts';
import type { WithPhoto } from '../../content/photo.ts';
import type { Heading } from '../../content/schema/page-part.ts';
import type { TimelineItem } from '../../content/schema/timeline.ts';
import { showDate } from '../../lib/date.ts';
import { classNames } from '../../lib/text.ts';
import { LinkedText } from '../LinkedText.tsx';
import { Stack } from '../layout/layout.tsx';
import { Photo } from '../Photo.tsx';
import { Section } from '../Section.tsx';
import styles from './Timeline.module.css';

/** The company's history. Years are large; a month and year, smaller, stand on the same line. */
export const Timeline = ({ items, ...heading }: Heading & { items: WithPhoto<TimelineItem>[] }) =>
	items.length > 0 && (
		<Section id="timeline" {...heading} tone="banner">
			<Stack as="ol" className={styles.line}>
				{items.map((item) => (
					<Stack as="li" gap={2} key={item.id} className={styles.item} lang={item.lang}>
						<h3>
							<span className={classNames(styles.year, 'display')}>
								<span className={/\D/.test(String(item.year)) ? 'text-xl' : undefined}>
									{showDate(String(item.year), labelsBeside(item).locale)}
								</span>
							</span>
							<span className="visually-hidden">: </span>
							{item.title}
						</h3>
						<LinkedText as="p" className="small soft" text={item.description} />
						{item.photo && <Photo photo={item.photo} className={styles.photo} />}
					</Stack>
				))}
			</Stack>
		</Section>
	);
