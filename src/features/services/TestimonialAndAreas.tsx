import { Inner, Row, Split, Stack } from '../../components/layout/layout.tsx';
import { RegionLink } from '../../components/RegionLink.tsx';
import { TestimonialFigure } from '../../components/sections/Testimonials.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { Words } from '../../components/Words.tsx';
import { labels } from '../../content/facts.ts';
import { copyPaths } from '../../content/paths.ts';
import type { AreaRecord } from '../../content/schema/areas.ts';
import type { Part } from '../../content/schema/part.ts';
import { formatCount } from '../../lib/count.ts';
import { classNames } from '../../lib/text.ts';
import type { Service } from './schema.ts';
import styles from './TestimonialAndAreas.module.css';

interface TestimonialAndAreasProps {
	testimonial: Service['testimonials'][number] | undefined;
	areas: (Part & { title: string; areas: Pick<AreaRecord, 'id' | 'title' | 'lang' | 'towns'>[] }) | undefined;
}

/** One customer's quote beside the regions, in a line each; of one region alone, its towns. */
export function TestimonialAndAreas({ testimonial, areas }: TestimonialAndAreasProps) {
	if (!testimonial && !areas) return null;
	return (
		<div className={classNames(styles.band, 'highlight')}>
			<Inner>
				<Split columns={testimonial && areas && 'even'}>
					{testimonial && (
						<Stack as="section" aria-labelledby="testimonial-title">
							<TestimonialFigure {...testimonial} captionId="testimonial-title" />
						</Stack>
					)}
					{areas && (
						<Stack as="section" id="service-areas" aria-labelledby="service-areas-title">
							<h2 id="service-areas-title" className="text-xl">
								<span className="eyebrow">
									{labels.service.areas}
									<span className="visually-hidden">: </span>
								</span>
								<Words lang={areas.lang}>{areas.title}</Words>
							</h2>
							<ul className={styles.regions}>
								{areas.areas.map((area) => (
									<Row as="li" key={area.id} gap={3}>
										<h3>
											<RegionLink id={area.id} words={area.title} lang={area.lang} />
										</h3>
										<span className="small soft">
											{areas.areas.length > 1
												? formatCount(area.towns.length, labels.counts.towns, labels.locale)
												: area.towns.map(({ name }) => name).join(', ')}
										</span>
									</Row>
								))}
							</ul>
							<TextLink href={copyPaths.serviceAreas}>{labels.action.allAreas}</TextLink>
						</Stack>
					)}
				</Split>
			</Inner>
		</div>
	);
}
