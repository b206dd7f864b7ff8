import type { IconName } from '../../lib/icon-names.ts';
import { Icon } from '../Icon.tsx';
import { Section } from '../Section.tsx';
import styles from './FeatureGrid.module.css';

interface FeatureGridProps {
	id: string;
	title: string;
	intro?: string | undefined;
	features: { icon: IconName; title: string; description: string }[];
	tone?: 'page' | 'band' | 'deep' | 'highlight';
}

/** Things worth knowing, each with an icon: features of a service, values, benefits, reasons. */
export function FeatureGrid({ id, title, intro, features, tone = 'band' }: FeatureGridProps) {
	if (features.length === 0) return null;
	return (
		<Section id={id} title={title} intro={intro} tone={tone}>
			<ul className={styles.grid}>
				{features.map((feature) => (
					<li key={feature.title} className={styles.feature}>
						<h3>
							<Icon name={feature.icon} />
							{feature.title}
						</h3>
						<p>{feature.description}</p>
					</li>
				))}
			</ul>
		</Section>
	);
}
