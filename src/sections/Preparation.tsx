import { formatLabel } from '../lib/text.ts';
import type { Labels } from '../schema/labels.ts';
import { buttonClass } from '../ui/Button.tsx';
import { Section } from '../ui/Section.tsx';
import styles from './Preparation.module.css';

interface PreparationProps {
	/** The name of the service. */
	service: string;
	steps: string[];
	labels: Pick<Labels, 'preparation'>;
}

/**
 * What to do before we come, as a list to tick on paper. src/shell/visit.ts prints it alone; without script the whole
 * page is printed, this list with it.
 */
export function Preparation({ service, steps, labels }: PreparationProps) {
	const words = labels.preparation;
	return (
		<Section id="preparation" title={formatLabel(words.title, { title: service })} head="stack">
			<ul className={styles.steps}>
				{steps.map((step) => (
					<li key={step}>{step}</li>
				))}
			</ul>
			<button
				type="button"
				className={buttonClass('outline', styles.print)}
				data-print-preparation=""
				data-print="none"
				data-waiting=""
			>
				{words.print}
			</button>
		</Section>
	);
}
