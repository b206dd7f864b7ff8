import { PlainPage } from '../../components/PlainPage.tsx';
import { Prose } from '../../components/Prose.tsx';
import styles from './StainOverview.module.css';
import type { StainGuide, Surface } from './schema.ts';

interface StainOverviewProps {
	copy: Pick<StainGuide, 'title' | 'intro' | 'spills' | 'surfaces'>;
	spills: { name: string; href: string }[];
	surfaces: Pick<Surface, 'id' | 'name' | 'about'>[];
}

/** Opens the stain guide: every spill as a link to its own page, and how to tell surfaces apart. */
export function StainOverview({ copy, spills, surfaces }: StainOverviewProps) {
	return (
		<PlainPage className={styles.page}>
			<header>
				<h1>{copy.title}</h1>
				<Prose text={copy.intro} lead />
			</header>
			<section id="spills" className={styles.spills} aria-labelledby="spills-title">
				<h2 id="spills-title">{copy.spills}</h2>
				<ul>
					{spills.map(({ name, href }) => (
						<li key={href}>
							<a href={href}>{name}</a>
						</li>
					))}
				</ul>
			</section>
			<section id="surfaces" className={styles.surfaces} aria-labelledby="surfaces-title">
				<h2 id="surfaces-title">{copy.surfaces.title}</h2>
				<p>{copy.surfaces.intro}</p>
				<dl>
					{surfaces.map(({ id, name, about }) => (
						<div key={id}>
							<dt>{name}</dt>
							<dd>{about}</dd>
						</div>
					))}
				</dl>
			</section>
		</PlainPage>
	);
}
