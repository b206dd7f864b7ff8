import type { WaterHelp } from '../../content/schema/water-help.ts';
import { BulletList } from '../BulletList.tsx';
import { LinkedText } from '../LinkedText.tsx';
import { Section } from '../Section.tsx';
import styles from './WaterSteps.module.css';

/** What to do now: first the water to stay out of, then the steps for clean or used water, in order. */
export function WaterSteps({ steps }: { steps: WaterHelp['steps'] }) {
	const { stayOut, indoor } = steps;
	return (
		<Section id="steps" title={steps.title} className={styles.layout}>
			<div className={styles.stayOut}>
				<h3>{stayOut.title}</h3>
				<p>
					<LinkedText text={stayOut.text} />
				</p>
				<BulletList items={stayOut.lines} />
			</div>
			<div>
				<h3>{indoor.title}</h3>
				<p>
					<LinkedText text={indoor.text} />
				</p>
				<ol className={styles.steps}>
					{indoor.steps.map((step) => (
						<li key={step.title}>
							<strong>{step.title}</strong>
							{step.text && (
								<p>
									<LinkedText text={step.text} />
								</p>
							)}
						</li>
					))}
				</ol>
			</div>
		</Section>
	);
}
