import type { IconName } from 'lucide-react/dynamic';
import { classNames } from '../../lib/text.ts';
import { CheckList } from '../CheckList.tsx';
import { Icon } from '../Icon.tsx';
import { LinkedText } from '../LinkedText.tsx';
import { Grid } from '../layout/layout.tsx';
import { Section, type SectionProps } from '../Section.tsx';
import styles from './Process.module.css';

interface ProcessProps extends Pick<SectionProps, 'intro' | 'lang'> {
	title: string;
	steps: {
		title: string;
		description: string;
		icon?: IconName | undefined;
		features: string[];
		lang?: string | undefined;
	}[];
}

/** How it works, in a few large steps side by side. */
export function Process({ steps, ...section }: ProcessProps) {
	return (
		<Section id="process" {...section} tone="band">
			<Grid as="ol" narrow>
				{steps.map(({ title, description, icon, features, lang }, index) => (
					<li key={title} className={classNames(styles.step, 'ruled')} lang={lang}>
						<span className={styles.number} aria-hidden="true">
							{index + 1}
						</span>
						<h3>
							{title}
							{icon && <Icon name={icon} />}
						</h3>
						<LinkedText as="p" text={description} />
						{features.length > 0 && <CheckList items={features} />}
					</li>
				))}
			</Grid>
		</Section>
	);
}
