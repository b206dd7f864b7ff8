import styles from './Sources.module.css';

interface RelatedLinksProps {
	title: string;
	links: { href: string; label: string }[];
}

/** Where to go next, as one small line at the end of a page; it looks like the line of sources, which may follow. */
export function RelatedLinks({ title, links }: RelatedLinksProps) {
	if (links.length === 0) return null;
	return (
		<nav className={styles.sources} aria-labelledby="related-title">
			<h2 id="related-title">{title}</h2>
			<ul>
				{links.map((link) => (
					<li key={link.href}>
						<a href={link.href}>{link.label}</a>
					</li>
				))}
			</ul>
		</nav>
	);
}
