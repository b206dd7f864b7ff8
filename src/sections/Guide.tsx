import { Prose } from '../ui/Prose.tsx';
import { Section } from '../ui/Section.tsx';
import { SourceList } from '../ui/SourceList.tsx';
import styles from './Guide.module.css';

interface GuideProps {
	title: string;
	parts: { title: string; text: string }[];
	benefits: { title: string; items: string[] };
	sources: { title: string; url: string }[];
	sourcesLabel: string;
	newTab: string;
}

/** What to do before we come, what the work cannot do, and what the customer keeps; with the sources of the facts. */
export function Guide({ title, parts, benefits, sources, sourcesLabel, newTab }: GuideProps) {
	return (
		<Section id="guide" title={title} tone="highlight">
			<div className={styles.grid}>
				{parts.map((part) => (
					<div key={part.title} className={styles.part}>
						<h3>{part.title}</h3>
						<Prose text={part.text} />
					</div>
				))}
				{benefits.items.length > 0 && (
					<div className={styles.part}>
						<h3>{benefits.title}</h3>
						<ul className={styles.benefits}>
							{benefits.items.map((item) => (
								<li key={item}>{item}</li>
							))}
						</ul>
					</div>
				)}
			</div>
			{sources.length > 0 && (
				<div className={styles.sources}>
					<h3>{sourcesLabel}</h3>
					<SourceList sources={sources} newTab={newTab} />
				</div>
			)}
		</Section>
	);
}
