import { BulletList } from '../../components/BulletList.tsx';
import { Disclosure } from '../../components/Disclosure.tsx';
import { Card } from '../../components/layout/layout.tsx';
import { Section } from '../../components/Section.tsx';
import type { RunningText } from '../../lib/text.ts';
import styles from './Preparation.module.css';

interface PreparationProps {
	title: string;
	steps: RunningText[];
	/** True if there are no prices. Otherwise it shares their section. */
	alone?: boolean;
}

/** What to do until help arrives. Not collapsed, because nobody in danger opens a heading. */
export function SafetySteps({ title, steps }: Omit<PreparationProps, 'alone'>) {
	if (steps.length === 0) return null;
	return (
		<Card as="section" id="preparation" gap={3} className={styles.safety} aria-labelledby="preparation-title">
			<h2 id="preparation-title" className="text-xl">
				{title}
			</h2>
			<BulletList items={steps} className="columns" />
		</Card>
	);
}

/** How to get ready for a visit, collapsed below the prices. */
export function Preparation({ title, steps, alone = false }: PreparationProps) {
	if (steps.length === 0) return null;
	const disclosure = (
		<Disclosure heading={<h2 id="preparation-title">{title}</h2>}>
			<BulletList items={steps} className="columns" />
		</Disclosure>
	);
	return alone ? (
		<Section id="preparation" tone="band">
			{disclosure}
		</Section>
	) : (
		<div id="preparation">{disclosure}</div>
	);
}
