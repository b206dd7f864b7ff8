import { Section } from '../Section.tsx';
import styles from './ProcessLine.module.css';

interface ProcessLineProps {
	title: string;
	steps: { name: string; description?: string | undefined }[];
	tone: 'page' | 'band';
}

/** The numbered process of a service as a vertical line: 6 to 9 steps (specification section 2), in two columns where there is room. */
export function ProcessLine({ title, steps, tone }: ProcessLineProps) {
	const half = steps.length > 4 ? Math.ceil(steps.length / 2) : steps.length;
	return (
		<Section id="process" title={title} tone={tone} head="stack" className={styles.layout}>
			<ol className={styles.line}>
				{steps.map((step, index) => (
					<li key={step.name} className={styles.step} data-column={index < half ? 'first' : 'second'}>
						<span className={styles.number} aria-hidden="true">
							{index + 1}
						</span>
						<h3>{step.name}</h3>
						{step.description && <p>{step.description}</p>}
					</li>
				))}
			</ol>
		</Section>
	);
}
