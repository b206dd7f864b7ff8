import '../../components/table.css';
import type { ReactNode } from 'react';
import { Breadcrumb, type Crumb } from '../../components/Breadcrumb.tsx';
import { Link } from '../../components/Link.tsx';
import { Split, Stack } from '../../components/layout/layout.tsx';
import { Photo } from '../../components/Photo.tsx';
import { PlainPage } from '../../components/PlainPage.tsx';
import { labels } from '../../content/facts.ts';
import { copyPaths } from '../../content/paths.ts';
import type { PhotoData } from '../../content/photo.ts';
import { formatDate } from '../../lib/date.ts';
import styles from './Article.module.css';
import type { Post } from './schema.ts';

interface ArticleProps {
	post: Post;
	photo: PhotoData;
	author: { name: string; title: string };
	breadcrumb: Crumb[];
	/** The Share button. */
	share?: ReactNode;
	/** The body, rendered from Markdown. */
	children: ReactNode;
}

/** An article: headline and picture, then author and date beside the text at reading width. */
export function Article({ post, photo, author, breadcrumb, share, children }: ArticleProps) {
	return (
		<PlainPage as="article">
			<Stack as="header" className={styles.head}>
				<Breadcrumb items={breadcrumb} />
				<p className="eyebrow">{post.category}</p>
				<h1>{post.title}</h1>
				<p className="lead soft">{post.excerpt}</p>
			</Stack>
			<Photo photo={photo} priority className={styles.photo} transition={`post-${post.id}`} />
			<Split columns="side">
				<Stack className={styles.byline}>
					<p className="small">
						{labels.blog.by} <strong>{author.name}</strong>, {author.title}
						<br />
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
				<div className={styles.body}>{children}</div>
			</Split>
		</PlainPage>
	);
}
