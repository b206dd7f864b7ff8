import { Prose } from '../Prose.tsx';
import { Section } from '../Section.tsx';
import styles from './Guide.module.css';

interface GuideProps {
	/** One or two. */
	parts: { title: string; text: string }[];
}

/** What the work can't do, and at most one more thing to know before booking. */
export function Guide({ parts }: GuideProps) {
	if (parts.length === 0) return null;
	return (
		<Section id="guide" className={styles.parts}>
			{parts.map((part, index) => (
				<div key={part.title} className={styles.part}>
					<h2 id={index === 0 ? 'guide-title' : undefined}>{part.title}</h2>
					<Prose text={part.text} />
				</div>
			))}
		</Section>
	);
}
