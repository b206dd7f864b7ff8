import type { PhotoData } from '../../content/photo.ts';
import type { Passage } from '../../content/schema/page-part.ts';
import { Grid, Split, Stack } from '../layout/layout.tsx';
import { Photo } from '../Photo.tsx';
import { Prose } from '../Prose.tsx';
import { Section, type SectionProps } from '../Section.tsx';
import styles from './Story.module.css';

interface StoryProps extends Passage, Pick<SectionProps, 'id' | 'tone'> {
	photo: PhotoData;
	/** Puts the photo before the words. */
	photoFirst?: boolean;
	/** Figures under the photo. */
	stats?: { value: string; label: string }[];
}

/** Text beside a photo, such as the company's history. */
export function Story({ id, tone, title, text, photo, stats = [], photoFirst = false }: StoryProps) {
	const words = (
		<Stack gap={5}>
			<h2 id={`${id}-title`}>{title}</h2>
			<Prose text={text} lead={stats.length > 0} />
		</Stack>
	);
	return (
		<Section id={id} tone={tone}>
			<Split columns="even">
				{!photoFirst && words}
				<Stack gap={5}>
					<Photo photo={photo} sizes="(width < 46rem) 92vw, 34rem" frame="3/2" />
					{stats.length > 0 && (
						<Grid as="dl" twos columns={2} className={styles.stats}>
							{stats.map((stat) => (
								<div key={stat.label} className="ruled">
									<dt className="small soft">{stat.label}</dt>
									<dd className="display text-3xl">{stat.value}</dd>
								</div>
							))}
						</Grid>
					)}
				</Stack>
				{photoFirst && words}
			</Split>
		</Section>
	);
}
