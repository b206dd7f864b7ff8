import type { IconName } from 'lucide-react/dynamic';
import { classNames, type RunningText } from '../../lib/text.ts';
import { BulletList } from '../BulletList.tsx';
import { Icon } from '../Icon.tsx';
import { LinkedText } from '../LinkedText.tsx';
import { Grid } from '../layout/layout.tsx';
import { Section, type SectionProps } from '../Section.tsx';
import styles from './Process.module.css';

interface ProcessProps extends Pick<SectionProps, 'intro' | 'tone'> {
	title: string;
	steps: {
		title: string;
		description?: RunningText | undefined;
		icon?: IconName;
		features?: RunningText[];
	}[];
}

/**
 * How it works, step by step. Steps with features are large and side by side, as on the home page; the 6 to 9 steps
 * of a service run down a vertical line.
 */
export function Process({ steps, ...section }: ProcessProps) {
	if (steps.length === 0) return null;
	const isLarge = steps.some(({ features }) => features);
	const items = steps.map((step, index) => (
		<li key={step.title} className={classNames(styles.step, isLarge && classNames(styles.large, 'ruled'))}>
			<span className={styles.number} aria-hidden="true">
				{index + 1}
			</span>
			<h3>
				{step.title}
				{step.icon && <Icon name={step.icon} />}
			</h3>
			{step.description && (
				<LinkedText as="p" className={isLarge ? undefined : 'soft'} text={step.description} />
			)}
			{step.features && step.features.length > 0 && <BulletList items={step.features} look="check" />}
		</li>
	));
	// Steps without descriptions are narrow, so the heading fits beside them.
	const isShort = steps.every(({ description }) => !description);
	return (
		<Section id="process" {...section} head={isShort ? 'side' : 'above'}>
			{isLarge ? (
				<Grid as="ol" narrow gap={6}>
					{items}
				</Grid>
			) : (
				<ol className={styles.line}>{items}</ol>
			)}
		</Section>
	);
}
