import { Linked, Stack } from '../../components/layout/layout.tsx';
import { Photo } from '../../components/Photo.tsx';
import { Section } from '../../components/Section.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { labels } from '../../content/facts.ts';
import { recordPaths } from '../../content/paths.ts';
import type { Heading } from '../../content/schema/page-part.ts';
import { formatDate } from '../../lib/date.ts';
import styles from './ArticleGrid.module.css';
import type { PostCard } from './posts.ts';

/** Articles: the first large, the others with a small picture. */
export const ArticleGrid = ({ cards, ...section }: Heading & { cards: PostCard[] }) => (
	<Section id="articles" {...section}>
		<Stack as="ul" gap={6} className={styles.list}>
			{cards.map((card) => (
				<Linked key={card.id}>
					<Photo photo={card.photo} transition={`post-${card.id}`} />
					<Stack gap={2}>
						<p className="small soft">
							<span className="eyebrow">{card.category}</span>
							{' · '}
							<time dateTime={card.date}>{formatDate(card.date, labels.locale)}</time>
						</p>
						<h3>{card.title}</h3>
						<p className="soft">{card.excerpt}</p>
						<TextLink href={recordPaths.posts(card.id)} context={card.title}>
							{labels.action.readArticle}
						</TextLink>
					</Stack>
				</Linked>
			))}
		</Stack>
	</Section>
);
