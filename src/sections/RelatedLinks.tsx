import styles from './RelatedLinks.module.css';

interface RelatedLinksProps {
	title: string;
	links: { href: string; label: string; text?: string | undefined }[];
}

/** Where to go next, at the end of a page. */
export function RelatedLinks({ title, links }: RelatedLinksProps) {
	if (links.length === 0) return null;
	return (
		<nav className={styles.related} aria-labelledby="related-title">
			<div className={styles.inner}>
				<h2 id="related-title">{title}</h2>
				<ul className={styles.list}>
					{links.map((link) => (
						<li key={link.href}>
							<a href={link.href}>{link.label}</a>
							{link.text && <p>{link.text}</p>}
						</li>
					))}
				</ul>
			</div>
		</nav>
	);
}
