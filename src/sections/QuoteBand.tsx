import type { Labels } from '../schema/labels.ts';
import { Section } from '../ui/Section.tsx';
import styles from './QuoteBand.module.css';
import { SelectionNote } from './SelectionNote.tsx';

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
