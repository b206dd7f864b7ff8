import styles from './SourceList.module.css';

interface SourceListProps {
	sources: { title: string; url: string }[];
	/** Words for screen readers: the link opens a new tab. */
	newTab: string;
}

/** The pages of other sites that statements rest on, in columns where there is room. */
export function SourceList({ sources, newTab }: SourceListProps) {
	return (
		<ul className={styles.list}>
			{sources.map(({ title, url }) => (
				<li key={url}>
					<a href={url} target="_blank" rel="noopener noreferrer">
						{title}
						<span className="visually-hidden"> {newTab}</span>
					</a>
				</li>
			))}
		</ul>
	);
}
