import { Link } from '../../components/Link.tsx';
import { Grid, Linked, Stack } from '../../components/layout/layout.tsx';
import { Photo } from '../../components/Photo.tsx';
import { Section } from '../../components/Section.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { labels } from '../../content/facts.ts';
import { copyPaths, recordPaths } from '../../content/paths.ts';
import type { Heading } from '../../content/schema/page-part.ts';
import styles from './NewestArticles.module.css';
import type { PostCard } from './posts.ts';

/** A few articles by title, in one row; on phones in a column, each with its picture beside it. */
export const NewestArticles = ({ cards, ...section }: Heading & { cards: PostCard[] }) =>
	cards.length > 0 && (
		<Section
			id="articles"
			{...section}
			tone="band"
			aside={<TextLink href={copyPaths.blog}>{labels.action.allArticles}</TextLink>}
		>
			<Grid as="ul" narrow className={styles.row}>
				{cards.map((card) => (
					<Linked key={card.id}>
						<Photo photo={card.photo} transition={`post-${card.id}`} />
						<Stack gap={1}>
							<p className="eyebrow small">{card.category}</p>
							<h3>
								<Link href={recordPaths.posts(card.id)}>{card.title}</Link>
							</h3>
						</Stack>
					</Linked>
				))}
			</Grid>
		</Section>
	);
