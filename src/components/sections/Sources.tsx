import styles from './Sources.module.css';

interface SourcesProps {
	title: string;
	sources: { title: string; url: string }[];
	/** Words for screen readers: the link opens a new tab. */
	newTab: string;
}

/** What the advice of a page rests on, as one small line of links. */
export function Sources({ title, sources, newTab }: SourcesProps) {
	if (sources.length === 0) return null;
	return (
		<section className={styles.sources} aria-labelledby="sources-title">
			<h2 id="sources-title">{title}</h2>
			<ul>
				{sources.map((source) => (
					<li key={source.url}>
						<a href={source.url} target="_blank" rel="noopener noreferrer">
							{source.title}
							<span className="visually-hidden"> {newTab}</span>
						</a>
					</li>
				))}
			</ul>
		</section>
	);
}
