import { Inner, Split, Stack } from '../../components/layout/layout.tsx';
import { SelectionNote, TestimonialFigure } from '../../components/sections/Testimonials.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { labels } from '../../content/facts.ts';
import type { Service } from '../../content/schema/service.ts';
import { classNames, formatLabel } from '../../lib/text.ts';
import type { Area } from './areas.ts';
import styles from './TestimonialAndAreas.module.css';

interface TestimonialAndAreasProps {
	testimonial: Service['testimonials'][number] | undefined;
	areas: { title: string; areas: Area[] } | undefined;
}

/** How many towns a line names before it counts the rest. */
const shown = 2;

/** One customer's words, and beside them the regions in a line each. */
export function TestimonialAndAreas({ testimonial, areas }: TestimonialAndAreasProps) {
	if (!testimonial && !areas) return null;
	return (
		<div className={classNames(styles.band, 'highlight')}>
			<Inner>
				<Split columns={testimonial && areas && 'even'}>
					{testimonial && (
						<Stack as="section" aria-labelledby="testimonial-title">
							<TestimonialFigure {...testimonial} captionId="testimonial-title" />
							<SelectionNote />
						</Stack>
					)}
					{areas && (
						<Stack as="section" id="service-areas" aria-labelledby="service-areas-title">
							<h2 id="service-areas-title" className="text-2xl">
								<span className="eyebrow">
									{labels.service.areas}
									<span className="visually-hidden">: </span>
								</span>
								{areas.title}
							</h2>
							<ul className={styles.regions}>
								{areas.areas.map((area) => (
									<li key={area.id}>
										<h3>{area.title}</h3>
										<p className="soft">{nameTowns(area)}</p>
									</li>
								))}
							</ul>
							<TextLink href="/service-areas">{labels.action.allAreas}</TextLink>
						</Stack>
					)}
				</Split>
			</Inner>
		</div>
	);
}

/** All towns where one more would be the rest, otherwise the first ones and how many more there are. */
function nameTowns({ towns }: Area): string {
	const names = towns.map(({ name }) => name);
	if (names.length <= shown + 1) return names.join(', ');
	const number = names.length - shown;
	return formatLabel(labels.areas.some, { shown: names.slice(0, shown).join(', '), number });
}
