import { Stars } from '../../components/Stars.tsx';
import { SelectionNote } from '../../components/sections/SelectionNote.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import type { Labels } from '../../content/schema/labels.ts';
import { formatLabel } from '../../lib/text.ts';
import styles from './QuoteAndAreas.module.css';
import type { Area } from './schema.ts';

interface QuoteAndAreasProps {
	quote: { text: string; author: string; location?: string | undefined; rating: number } | undefined;
	areas: { title: string; areas: Pick<Area, 'id' | 'title' | 'towns'>[] } | undefined;
	labels: Pick<Labels, 'action' | 'areas' | 'quotes' | 'rating' | 'service'>;
}

/** How many towns stand in a line before the rest is counted. */
const shown = 2;

/** One customer's words, and beside them the regions in a line each. */
export function QuoteAndAreas({ quote, areas, labels }: QuoteAndAreasProps) {
	if (!quote && !areas) return null;
	return (
		<div className={styles.band}>
			<div className={styles.inner}>
				{quote && (
					<section aria-labelledby="testimonial-title">
						<figure className={styles.quote}>
							<Stars
								rating={quote.rating}
								label={formatLabel(labels.rating.stars, { stars: quote.rating })}
							/>
							<blockquote>
								<p>{quote.text}</p>
							</blockquote>
							<figcaption id="testimonial-title">
								{[quote.author, quote.location].filter(Boolean).join(', ')}
							</figcaption>
						</figure>
						<SelectionNote labels={labels} />
					</section>
				)}
				{areas && (
					<section id="service-areas" aria-labelledby="service-areas-title">
						<h2 id="service-areas-title">
							<span className={styles.eyebrow}>
								{labels.service.areas}
								<span className="visually-hidden">: </span>
							</span>
							{areas.title}
						</h2>
						<ul className={styles.regions}>
							{areas.areas.map((area) => (
								<li key={area.id}>
									<h3>{area.title}</h3>
									<p>{nameTowns(area.towns, labels.areas.some)}</p>
								</li>
							))}
						</ul>
						<TextLink href="/service-areas">{labels.action.allAreas}</TextLink>
					</section>
				)}
			</div>
		</div>
	);
}

/** All towns where one more would be the rest, otherwise the first ones and how many more there are. */
function nameTowns(towns: Area['towns'], some: string): string {
	const names = towns.map(({ name }) => name);
	if (names.length <= shown + 1) return names.join(', ');
	return formatLabel(some, { shown: names.slice(0, shown).join(', '), number: names.length - shown });
}
