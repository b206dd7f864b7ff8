import { labels } from '../../content/facts.ts';
import { foreign } from '../../content/language.ts';
import { recordPaths } from '../../content/paths.ts';
import { classNames } from '../../lib/text.ts';
import { Link } from '../Link.tsx';
import { Inner } from '../layout/layout.tsx';
import styles from './Sources.module.css';

/** The sources of a page's advice, as one small line of links. They are in the content’s language, and so are their names. */
export const Sources = ({ sources }: { sources: LinkLineProps['links'] }) => (
	<LinkLine as="section" id="sources" title={labels.service.sources} links={sources} lang={foreign()} />
);

/** Articles to read next, as one small line, before the sources. */
export function RelatedLinks({ posts }: { posts: { id: string; title: string }[] }) {
	const links = posts.map(({ id, title }) => ({ title, url: recordPaths.posts(id) }));
	return <LinkLine as="nav" id="related" title={labels.blog.related} links={links} />;
}

interface LinkLineProps {
	as: 'nav' | 'section';
	id: string;
	title: string;
	links: { title: string; url: string }[];
	/** Of the links, if not the page's. */
	lang?: string | undefined;
}

const LinkLine = ({ as: Tag, id, title, links, lang }: LinkLineProps) =>
	links.length > 0 && (
		<Tag className={classNames(styles.links, 'soft')} aria-labelledby={`${id}-title`}>
			<Inner>
				<h2 id={`${id}-title`}>{title}</h2>
				<ul>
					{links.map((link) => (
						<li key={link.url}>
							<Link href={link.url} lang={lang}>
								{link.title}
							</Link>
						</li>
					))}
				</ul>
			</Inner>
		</Tag>
	);
