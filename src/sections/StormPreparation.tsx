import type { WaterHelp } from '../schema/water-help.ts';
import { Section } from '../ui/Section.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import styles from './StormPreparation.module.css';

/** The line that stands above everything else in hurricane season, and leads to the storm preparation. */
export function StormLine({ line }: { line: string }) {
	return (
		<div className={styles.line} data-print="none">
			<a href="#storm">{line}</a>
		</div>
	);
}

interface StormPreparationProps {
	storm: WaterHelp['storm'];
	/** True for its place further down, where it is shown outside the season only. */
	later?: boolean;
	/** Path of the page with the whole list; without it the list itself is shown. */
	page?: string;
}

/**
 * What to do before a hurricane. It stands in two places, of which one is shown: near the top in hurricane season, and
 * without script; further down in the other months. Both are in the page, so that nothing moves and the order on the
 * screen is the order in which it is read aloud.
 */
export function StormPreparation({ storm, later = false, page }: StormPreparationProps) {
	const id = later ? 'storm-later' : 'storm';
	return (
		<div className={later ? styles.later : styles.first}>
			<Section id={id} title={storm.title} intro={page ? storm.summary : storm.intro} tone="band">
				{page ? (
					<TextLink href={`${page}#${id}`}>{storm.link}</TextLink>
				) : (
					<ol className={styles.list}>
						{storm.steps.map((step) => (
							<li key={step.title}>
								<strong>{step.title}</strong> {step.text}
							</li>
						))}
					</ol>
				)}
			</Section>
		</div>
	);
}
