import { classNames } from '../../lib/text.ts';
import { Inner } from '../layout/layout.tsx';
import styles from './Sources.module.css';

interface SourcesProps {
	title: string;
	sources: { title: string; url: string }[];
	/** Words for screen readers: the link opens a new tab. */
	newTab: string;
}

/** What the advice of a page rests on, as one small line of links. */
export function Sources({ title, sources, newTab }: SourcesProps) {
	const links = sources.map((source) => ({ href: source.url, label: source.title }));
	return <LinkLine as="section" id="sources" title={title} links={links} newTab={newTab} />;
}

interface RelatedLinksProps {
	title: string;
	links: { href: string; label: string }[];
}

/** Where to go next, as one small line at the end of a page; the line of sources may follow. */
export function RelatedLinks(props: RelatedLinksProps) {
	return <LinkLine as="nav" id="related" {...props} />;
}

interface LinkLineProps extends RelatedLinksProps {
	as: 'nav' | 'section';
	id: string;
	newTab?: string;
}

function LinkLine({ as: Tag, id, title, links, newTab }: LinkLineProps) {
	if (links.length === 0) return null;
	return (
		<Tag className={classNames(styles.links, 'soft')} aria-labelledby={`${id}-title`}>
			<Inner>
				<h2 id={`${id}-title`}>{title}</h2>
				<ul>
					{links.map((link) => (
						<li key={link.href}>
							<a href={link.href} {...(newTab && { target: '_blank', rel: 'noopener noreferrer' })}>
								{link.label}
								{newTab && <span className="visually-hidden"> {newTab}</span>}
							</a>
						</li>
					))}
				</ul>
			</Inner>
		</Tag>
	);
}
