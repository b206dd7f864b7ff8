import { Section } from '../../components/Section.tsx';
import { Stars } from '../../components/Stars.tsx';
import { SelectionNote } from '../../components/sections/SelectionNote.tsx';
import type { Labels } from '../../content/schema/labels.ts';
import { formatLabel } from '../../lib/text.ts';
import styles from './QuoteGrid.module.css';

interface QuoteGridProps {
	title: string;
	intro?: string | undefined;
	quotes: { text: string; author: string; location?: string | undefined; rating: number }[];
	labels: Pick<Labels, 'rating' | 'quotes'>;
}

/** Customers' words side by side, each with its stars, labelled as the selection that they are. */
export function QuoteGrid({ title, intro, quotes, labels }: QuoteGridProps) {
	if (quotes.length === 0) return null;
	return (
		<Section id="quotes" title={title} intro={intro}>
			<ul className={styles.grid}>
				{quotes.map((quote) => (
					<li key={quote.text}>
						<figure className={styles.quote}>
							<Stars
								rating={quote.rating}
								label={formatLabel(labels.rating.stars, { stars: quote.rating })}
							/>
							<blockquote>
								<p>{quote.text}</p>
							</blockquote>
							<figcaption>
								{quote.author}
								{quote.location && <span>, {quote.location}</span>}
							</figcaption>
						</figure>
					</li>
				))}
			</ul>
			<SelectionNote labels={labels} />
		</Section>
	);
}
