import { slugify } from '../lib/text.ts';
import type { WaterHelp } from '../schema/water-help.ts';
import { LinkedText } from '../ui/LinkedText.tsx';
import { Section } from '../ui/Section.tsx';
import styles from './WaterSteps.module.css';

type Step = WaterHelp['steps']['groups'][number]['steps'][number];

interface WaterStepsProps {
	steps: WaterHelp['steps'];
	/** For the words of the answers that a step belongs to. */
	questions: WaterHelp['questions'];
}

/** The answers that a step belongs to, in words, so that the page can be read from top to bottom without choosing. */
const nameConditions = ({ water, wet }: Step, questions: WaterHelp['questions']) =>
	[water.map((id) => questions.water[id].label), wet.map((id) => questions.wet[id])]
		.filter((names) => names.length > 0)
		.map((names) => names.join(', '))
		.join(' · ');

/** Every step in groups, each with a box to check; src/shell/water-help.ts leaves out and orders them by the answers. */
export function WaterSteps({ steps, questions }: WaterStepsProps) {
	return (
		<Section id="steps" title={steps.title} intro={steps.intro} tone="highlight">
			<p className={styles.shown} role="status" data-shown={steps.shown} data-print="none" />
			<div className={styles.groups} data-groups="">
				{steps.groups.map((group) => (
					<section key={group.id} data-group={group.id} aria-labelledby={`steps-${group.id}`}>
						<h3 id={`steps-${group.id}`}>{group.title}</h3>
						<ol className={styles.steps}>
							{group.steps.map((step) => {
								const id = slugify(step.title);
								const conditions = nameConditions(step, questions);
								return (
									<li
										key={id}
										data-step={id}
										data-water={step.water.join(' ')}
										data-wet={step.wet.join(' ')}
										data-time={step.time}
									>
										<input type="checkbox" id={id} />
										<div>
											{conditions && <p className={styles.conditions}>{conditions}</p>}
											<label htmlFor={id}>{step.title}</label>
											{step.text && (
												<p>
													<LinkedText text={step.text} />
												</p>
											)}
										</div>
									</li>
								);
							})}
						</ol>
					</section>
				))}
			</div>
		</Section>
	);
}
