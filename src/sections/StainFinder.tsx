import { copyPaths } from '../schema/paths.ts';
import type { StainGuide, Surface } from '../schema/stain.ts';
import { buttonClass } from '../ui/Button.tsx';
import { PlainPage } from '../ui/PlainPage.tsx';
import { Prose } from '../ui/Prose.tsx';
import styles from './StainFinder.module.css';

interface StainFinderProps {
	copy: Pick<StainGuide, 'title' | 'intro' | 'picker' | 'spills' | 'surfaces'>;
	spills: { name: string; href: string }[];
	surfaces: Pick<Surface, 'id' | 'name' | 'about'>[];
}

/**
 * Opens the stain guide: two lists to choose from, and every spill as a link to its own page. The two lists need the
 * script of the page (src/shell/stain-finder.ts) and are shown where script runs; without it the links do the same in
 * two steps, and the lists lead to them when that script doesn't come.
 */
export function StainFinder({ copy, spills, surfaces }: StainFinderProps) {
	const { picker } = copy;
	return (
		<PlainPage className={styles.page}>
			<header>
				<h1>{copy.title}</h1>
				<Prose text={copy.intro} lead />
			</header>
			<form
				className={styles.picker}
				data-stain-finder=""
				action={`${copyPaths.stainGuide}#spills`}
				aria-labelledby="picker-title"
			>
				<h2 id="picker-title">{picker.title}</h2>
				<label>
					{picker.spill}
					<select name="spill">
						{spills.map(({ name, href }) => (
							<option key={href} value={href}>
								{name}
							</option>
						))}
					</select>
				</label>
				<label>
					{picker.surface}
					<select name="surface">
						{surfaces.map(({ id, name }) => (
							<option key={id} value={id}>
								{name}
							</option>
						))}
					</select>
				</label>
				<button type="submit" className={buttonClass('secondary')}>
					{picker.submit}
				</button>
			</form>
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
