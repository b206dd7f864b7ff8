import type { HouseCardData } from '../../content/house-cards.ts';
import type { PhotoData } from '../../content/photo.ts';
import type { Passage } from '../../content/schema/page-part.ts';
import { Split, Stack } from '../layout/layout.tsx';
import { Photo } from '../Photo.tsx';
import { Prose } from '../Prose.tsx';
import { Section, type SectionProps } from '../Section.tsx';
import { HouseCard } from './HouseCard.tsx';
import type { Fact } from './KeyFacts.tsx';
import styles from './Story.module.css';

interface StoryProps extends Passage, Pick<SectionProps, 'id' | 'tone'> {
	photo?: PhotoData | undefined;
	/** Shown after the photo, or in place of one. */
	card?: HouseCardData | undefined;
	pictureFirst?: boolean;
	stats?: Fact[];
}

/** Text beside a photo or a house card, such as the company's history. */
export function Story({ id, tone, photo, card, stats = [], pictureFirst = false, ...passage }: StoryProps) {
	const words = (
		<Stack gap={5} lang={passage.lang}>
			<h2 id={`${id}-title`}>{passage.title}</h2>
			<Prose text={passage.text} lead={stats.length > 0} />
		</Stack>
	);
	const hasMore = photo || card || stats.length > 0;
	return (
		<Section id={id} tone={tone}>
			<Split columns={hasMore ? 'even' : undefined}>
				{!pictureFirst && words}
				{hasMore && (
					<Stack gap={5} className={styles.picture}>
						{photo && <Photo photo={photo} />}
						{card && <HouseCard {...card} />}
						{stats.length > 0 && (
							<dl className={styles.stats}>
								{stats.map((stat) => (
									<div key={stat.label} className="apart" lang={stat.lang}>
										<dt className="small soft">{stat.label}</dt>
										<dd className="display">{stat.value}</dd>
									</div>
								))}
							</dl>
						)}
					</Stack>
				)}
				{pictureFirst && words}
			</Split>
		</Section>
	);
}
