import '../../components/layout/sticky.css';
import '../../components/table.css';
import type { ReactNode } from 'react';
import { Breadcrumb, type Crumb } from '../../components/Breadcrumb.tsx';
import { Link } from '../../components/Link.tsx';
import { Split, Stack } from '../../components/layout/layout.tsx';
import { Photo } from '../../components/Photo.tsx';
import { PlainPage } from '../../components/PlainPage.tsx';
import { Words } from '../../components/Words.tsx';
import { labels } from '../../content/facts.ts';
import { copyPaths } from '../../content/paths.ts';
import type { PhotoData } from '../../content/photo.ts';
import type { Part } from '../../content/schema/part.ts';
import { formatDate } from '../../lib/date.ts';
import styles from './Article.module.css';
import type { Post } from './schema.ts';

interface TextPageProps {
	breadcrumb: Crumb[];
	eyebrow?: string;
	title: string;
	/** Below the title. Where there is nothing else beside the text, it's there. */
	lead: string;
	photo?: PhotoData | undefined;
	transition?: string | undefined;
	aside?: ReactNode;
	/** The text, rendered from Markdown. */
	children: ReactNode;
}

/** A page with a long text: headline and picture, then the text at reading width with something beside it. */
export function TextPage({ lead, photo, aside, ...page }: TextPageProps) {
	const intro = <p className="lead soft">{lead}</p>;
	return (
		<PlainPage as="article">
			<Stack as="header" className={styles.head}>
				<Breadcrumb items={page.breadcrumb} />
				{page.eyebrow && <p className="eyebrow">{page.eyebrow}</p>}
				<h1>{page.title}</h1>
				{aside && intro}
			</Stack>
			{photo && <Photo photo={photo} priority className={styles.photo} transition={page.transition} />}
			<Split columns="side">
				{aside ?? intro}
				<div className={styles.body}>{page.children}</div>
			</Split>
		</PlainPage>
	);
}

interface ArticleProps extends Pick<TextPageProps, 'breadcrumb' | 'children'> {
	post: Post;
	photo: PhotoData;
	author: (Part & { name: string; title: string }) | undefined;
	share?: ReactNode;
}

/** An article: headline and picture, then author and date beside the text at reading width. */
export const Article = ({ post, photo, author, share, ...parts }: ArticleProps) => (
	<TextPage
		{...parts}
		eyebrow={post.category}
		title={post.title}
		lead={post.excerpt}
		photo={photo}
		transition={`post-${post.id}`}
		aside={
			<Stack className={styles.byline} data-sticky>
				<p className="small">
					{author && (
						<>
							{labels.blog.by} <strong>{author.name}</strong>,{' '}
							<Words lang={author.lang}>{author.title}</Words>
							<br />
						</>
					)}
					{labels.blog.published} <time dateTime={post.date}>{formatDate(post.date, labels.locale)}</time>
					{post.updated && (
						<>
							<br />
							{labels.blog.updated}{' '}
							<time dateTime={post.updated}>{formatDate(post.updated, labels.locale)}</time>
						</>
					)}
				</p>
				{share}
				<Link className="tap" href={copyPaths.blog} data-print="none">
					← {labels.blog.back}
				</Link>
			</Stack>
		}
	/>
);
