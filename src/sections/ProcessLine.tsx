import { Section } from '../ui/Section.tsx';
import styles from './ProcessLine.module.css';

interface ProcessLineProps {
	title: string;
	steps: { name: string; description?: string | undefined }[];
}

/** The numbered process of a service as a vertical line: 6 to 9 steps (specification section 2). */
export function ProcessLine({ title, steps }: ProcessLineProps) {
	return (
		<Section id="process" title={title} className={styles.layout}>
			<ol className={styles.line}>
				{steps.map((step, index) => (
					<li key={step.name} className={styles.step}>
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
