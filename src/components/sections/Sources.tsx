import type { ReactElement } from 'react';
import { labels } from '../../content/facts.ts';
import { foreign } from '../../content/language.ts';
import { recordPaths } from '../../content/paths.ts';
import { classNames } from '../../lib/text.ts';
import { Link } from '../Link.tsx';
import { Inner } from '../layout/layout.tsx';
import styles from './Sources.module.css';

/** The sources of a page's advice, as one small line of links. They are in the content’s language, and so are their names. */
export function Sources({ sources }: { sources: { title: string; url: string }[] }) {
	const links = sources.map(({ title, url }) => (
		<Link key={url} href={url}>
			<span lang={foreign()}>{title}</span>
		</Link>
	));
	return <LinkLine as="section" id="sources" title={labels.service.sources} links={links} />;
}

/** Articles to read next, as one small line, before the sources. */
export function RelatedLinks({ posts }: { posts: { id: string; title: string }[] }) {
	const anchors = posts.map(({ id, title }) => (
		<Link key={id} href={recordPaths.posts(id)}>
			{title}
		</Link>
	));
	return <LinkLine as="nav" id="related" title={labels.blog.related} links={anchors} />;
}

interface LinkLineProps {
	as: 'nav' | 'section';
	id: string;
	title: string;
	links: ReactElement[];
}

function LinkLine({ as: Tag, id, title, links }: LinkLineProps) {
	if (links.length === 0) return null;
	return (
		<Tag className={classNames(styles.links, 'soft')} aria-labelledby={`${id}-title`}>
			<Inner>
				<h2 id={`${id}-title`}>{title}</h2>
				<ul>
					{links.map((link) => (
						<li key={link.key}>{link}</li>
					))}
				</ul>
			</Inner>
		</Tag>
	);
}
