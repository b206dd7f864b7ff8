import type { WaterHelp } from '../schema/water-help.ts';
import { Section } from '../ui/Section.tsx';
import styles from './Sources.module.css';

interface SourcesProps {
	title: string;
	sources: WaterHelp['sources'];
	/** Words for screen readers: the link opens a new tab. */
	newTab: string;
}

/** What the advice of a page rests on. */
export function Sources({ title, sources, newTab }: SourcesProps) {
	if (sources.length === 0) return null;
	return (
		<Section id="sources" title={title}>
			<ul className={styles.list}>
				{sources.map((source) => (
					<li key={source.url}>
						<a href={source.url} target="_blank" rel="noopener noreferrer">
							{source.title}
							<span className="visually-hidden"> {newTab}</span>
						</a>
					</li>
				))}
			</ul>
		</Section>
	);
}
