import type { HomePage } from '../../content/schema/pages.ts';
import { classNames } from '../../lib/text.ts';
import { Icon } from '../Icon.tsx';
import { LinkedText } from '../LinkedText.tsx';
import { Grid } from '../layout/layout.tsx';
import { Section } from '../Section.tsx';
import styles from './Process.module.css';

/** How it works, in a few large steps side by side. */
export const Process = ({ steps, ...section }: NonNullable<HomePage['process']>) => (
	<Section id="process" {...section} tone="band">
		<Grid as="ol" narrow>
			{steps.map(({ title, description, icon, features, lang }, index) => (
				<li key={title} className={classNames(styles.step, 'ruled')} lang={lang}>
					<span className={styles.number} aria-hidden="true">
						{index + 1}
					</span>
					<h3>
						{title}
						<Icon name={icon} />
					</h3>
					<LinkedText as="p" text={description} />
					{features.length > 0 && (
						<ul className="small">
							{features.map((feature) => (
								<LinkedText as="li" key={feature} text={feature} />
							))}
						</ul>
					)}
				</li>
			))}
		</Grid>
	</Section>
);
