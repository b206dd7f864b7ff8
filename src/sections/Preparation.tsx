import { formatLabel } from '../lib/text.ts';
import type { Labels } from '../schema/labels.ts';
import { Disclosure } from '../ui/Disclosure.tsx';
import { Section } from '../ui/Section.tsx';
import styles from './Preparation.module.css';

interface PreparationProps {
	/** The name of the service. */
	service: string;
	steps: string[];
	labels: Pick<Labels, 'preparation'>;
}

/** How to get ready for a visit, to be opened below the prices. */
export function Preparation({ service, steps, labels }: PreparationProps) {
	const title = formatLabel(labels.preparation.title, { title: service });
	return (
		<Section id="preparation" tone="band" className={styles.preparation}>
			<Disclosure heading={<h2 id="preparation-title">{title}</h2>}>
				<ul className={styles.steps}>
					{steps.map((step) => (
						<li key={step}>{step}</li>
					))}
				</ul>
			</Disclosure>
		</Section>
	);
}
