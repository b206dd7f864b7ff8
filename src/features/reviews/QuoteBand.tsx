import { Section } from '../../components/Section.tsx';
import { SelectionNote } from '../../components/sections/SelectionNote.tsx';
import type { Labels } from '../../content/schema/labels.ts';
import styles from './QuoteBand.module.css';

interface QuoteBandProps {
	text: string;
	author: string;
	location?: string | undefined;
	labels: Pick<Labels, 'quotes'>;
}

/** One customer's words, large. */
export function QuoteBand({ text, author, location, labels }: QuoteBandProps) {
	return (
		<Section id="testimonial" tone="highlight">
			<figure className={styles.quote}>
				<blockquote>
					<p>{text}</p>
				</blockquote>
				<figcaption id="testimonial-title">{[author, location].filter(Boolean).join(', ')}</figcaption>
			</figure>
			<div className={styles.note}>
				<SelectionNote labels={labels} />
			</div>
		</Section>
	);
}
