import type { IconName } from '../../lib/icon-names.ts';
import { Icon } from '../Icon.tsx';
import { Section } from '../Section.tsx';
import styles from './Steps.module.css';

interface StepsProps {
	title: string;
	intro?: string | undefined;
	steps: { title: string; description: string; icon: IconName; features: string[] }[];
}

/** How it works, step by step (specification section 2, Home). */
export function Steps({ title, intro, steps }: StepsProps) {
	return (
		<Section id="process" title={title} intro={intro} tone="band">
			<ol className={styles.steps}>
				{steps.map((step, index) => (
					<li key={step.title} className={styles.step}>
						<span className={styles.number} aria-hidden="true">
							{index + 1}
						</span>
						<div className={styles.head}>
							<Icon name={step.icon} />
							<h3>{step.title}</h3>
						</div>
						<p>{step.description}</p>
						{step.features.length > 0 && (
							<ul className={styles.features}>
								{step.features.map((feature) => (
									<li key={feature}>{feature}</li>
								))}
							</ul>
						)}
					</li>
				))}
			</ol>
		</Section>
	);
}
