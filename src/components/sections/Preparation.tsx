import { Disclosure } from '../Disclosure.tsx';
import { Section } from '../Section.tsx';
import styles from './Preparation.module.css';

interface PreparationProps {
	title: string;
	steps: string[];
	/** True where there are no prices, in whose band it otherwise stands. */
	alone?: boolean;
}

/** How to get ready for a visit, to be opened below the prices. */
export function Preparation({ title, steps, alone = false }: PreparationProps) {
	if (steps.length === 0) return null;
	const disclosure = (
		<Disclosure heading={<h2 id="preparation-title">{title}</h2>}>
			<ul className={styles.steps}>
				{steps.map((step) => (
					<li key={step}>{step}</li>
				))}
			</ul>
		</Disclosure>
	);
	return alone ? (
		<Section id="preparation" tone="band" className={styles.preparation}>
			{disclosure}
		</Section>
	) : (
		<div id="preparation" className={styles.preparation}>
			{disclosure}
		</div>
	);
}
