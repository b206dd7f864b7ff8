import type { IconName } from 'lucide-react/dynamic';
import type { HouseCardData } from '../../content/house-cards.ts';
import { classNames, type RunningText } from '../../lib/text.ts';
import { BulletList } from '../BulletList.tsx';
import { Icon } from '../Icon.tsx';
import { LinkedText } from '../LinkedText.tsx';
import { Grid } from '../layout/layout.tsx';
import { Section, type SectionProps } from '../Section.tsx';
import { HouseCard } from './HouseCard.tsx';
import styles from './Process.module.css';

interface ProcessProps extends Pick<SectionProps, 'intro' | 'tone'> {
	title: string;
	steps: {
		title: string;
		description?: RunningText | undefined;
		icon?: IconName;
		features?: RunningText[];
	}[];
	/** Shown below the heading, with the steps beside both. */
	card?: HouseCardData | undefined;
}

/**
 * How it works, step by step. Steps with features are large, as on the home page: side by side, or below each other
 * beside a house card. The 6 to 9 steps of a service run down a vertical line.
 */
export function Process({ steps, card, ...section }: ProcessProps) {
	if (steps.length === 0) return null;
	const isLarge = steps.some(({ features }) => features);
	// Steps without descriptions are narrow, so the heading fits beside them.
	const isShort = steps.every(({ description }) => !description);
	/** Steps in the first of two columns. Short ones beside a card are as tall as it is in one. */
	const half = steps.length < 5 || (card && isShort) ? steps.length : Math.ceil(steps.length / 2);
	const items = steps.map((step, index) => (
		<li
			key={step.title}
			className={classNames(styles.step, isLarge && classNames(styles.large, 'ruled'))}
			data-last={index === half - 1 ? '' : undefined}
		>
			<span className={styles.number} aria-hidden="true">
				{index + 1}
			</span>
			<h3>
				{step.title}
				{step.icon && !card && <Icon name={step.icon} />}
			</h3>
			{step.description && (
				<LinkedText as="p" className={isLarge ? undefined : 'soft'} text={step.description} />
			)}
			{step.features && step.features.length > 0 && <BulletList items={step.features} look="check" />}
		</li>
	));
	return (
		<Section
			id="process"
			{...section}
			head={isShort || card ? 'side' : 'above'}
			aside={card && <HouseCard {...card} />}
		>
			{isLarge ? (
				<Grid as="ol" narrow gap={card ? 4 : 6} className={card && styles.beside}>
					{items}
				</Grid>
			) : (
				<ol className={styles.line} style={{ '--half': half }}>
					{items}
				</ol>
			)}
		</Section>
	);
}
