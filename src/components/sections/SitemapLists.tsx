import { PlainPage } from '../PlainPage.tsx';
import styles from './SitemapLists.module.css';

interface SitemapGroup {
	title: string;
	links: { href: string; label: string; external?: boolean }[];
	/** Towns under a heading of their own; they are no links. */
	towns?: { title: string; names: string[] }[];
}

interface SitemapListsProps {
	title: string;
	groups: SitemapGroup[];
	newTab: string;
}

/** Every page of the site in lists; only the booking link leaves it, in a new tab. */
export function SitemapLists({ title, groups, newTab }: SitemapListsProps) {
	return (
		<PlainPage>
			<header>
				<h1>{title}</h1>
			</header>
			<div className={styles.groups}>
				{groups.map((group) => (
					<section key={group.title} className={styles.group} data-wide={group.towns ? '' : undefined}>
						<h2>{group.title}</h2>
						<ul className={styles.links}>
							{group.links.map((link) => (
								<li key={link.href}>
									<a
										href={link.href}
										{...(link.external && { target: '_blank', rel: 'noopener noreferrer' })}
									>
										{link.label}
										{link.external && <span className="visually-hidden"> {newTab}</span>}
									</a>
								</li>
							))}
						</ul>
						{group.towns && (
							<div className={styles.regions}>
								{group.towns.map((region) => (
									<div key={region.title}>
										<h3>{region.title}</h3>
										<p>{region.names.join(', ')}</p>
									</div>
								))}
							</div>
						)}
					</section>
				))}
			</div>
		</PlainPage>
	);
}
