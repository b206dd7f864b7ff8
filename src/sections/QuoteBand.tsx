import { Section } from '../ui/Section.tsx';
import styles from './QuoteBand.module.css';

interface QuoteBandProps {
	text: string;
	author: string;
	location: string;
}

/** One customer's words, large. */
export function QuoteBand({ text, author, location }: QuoteBandProps) {
	return (
		<Section id="testimonial" tone="highlight">
			<figure className={styles.quote}>
				<blockquote>
					<p>{text}</p>
				</blockquote>
				<figcaption id="testimonial-title">
					{author}, {location}
				</figcaption>
			</figure>
		</Section>
	);
}
