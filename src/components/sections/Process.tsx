import type { IconName } from 'lucide-react/dynamic';
import type { HouseCardData } from '../../content/house-cards.ts';
import { classNames, type RunningText } from '../../lib/text.ts';
import { CheckList } from '../CheckList.tsx';
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

/** How it works, in a few large steps: side by side, or below each other beside a house card. */
export function Process({ steps, card, ...section }: ProcessProps) {
	if (steps.length === 0) return null;
	return (
		<Section id="process" {...section} head={card ? 'side' : 'above'} aside={card && <HouseCard {...card} />}>
			<Grid as="ol" narrow gap={card ? 4 : 6} className={card && styles.beside}>
				{steps.map(({ title, description, icon, features = [] }, index) => (
					<li key={title} className={classNames(styles.step, 'ruled')}>
						<span className={styles.number} aria-hidden="true">
							{index + 1}
						</span>
						<h3>
							{title}
							{icon && <Icon name={icon} />}
						</h3>
						{description && <LinkedText as="p" text={description} />}
						{features.length > 0 && <CheckList items={features} />}
					</li>
				))}
			</Grid>
		</Section>
	);
}
