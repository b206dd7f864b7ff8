import { BulletList } from '../../components/BulletList.tsx';
import { LinkedText } from '../../components/LinkedText.tsx';
import { Card, Split, Stack } from '../../components/layout/layout.tsx';
import { Section } from '../../components/Section.tsx';
import type { WaterHelp } from './schema.ts';
import styles from './WaterSteps.module.css';

/** What to do now: first the water to stay out of, then the steps for clean or used water, in order. */
export function WaterSteps({ steps }: { steps: WaterHelp['steps'] }) {
	const { stayOut, indoor } = steps;
	return (
		<Section id="steps" title={steps.title}>
			<Split columns="side">
				<Card gap={3} className={styles.stayOut}>
					<h3 className="text-xl">{stayOut.title}</h3>
					<p>
						<LinkedText text={stayOut.text} />
					</p>
					<BulletList items={stayOut.lines} />
				</Card>
				<Stack gap={2}>
					<h3 className="text-xl">{indoor.title}</h3>
					<p>
						<LinkedText text={indoor.text} />
					</p>
					<Stack as="ol" gap={3} className={styles.steps}>
						{indoor.steps.map((step) => (
							<li key={step.title}>
								<strong>{step.title}</strong>
								{step.text && (
									<p className="small soft">
										<LinkedText text={step.text} />
									</p>
								)}
							</li>
						))}
					</Stack>
				</Stack>
			</Split>
		</Section>
	);
}
