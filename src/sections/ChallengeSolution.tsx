import type { ReactNode } from 'react';
import { Prose } from '../ui/Prose.tsx';
import styles from './ChallengeSolution.module.css';

interface Part {
	label: string;
	title: string;
	text: string;
}

interface ChallengeSolutionProps {
	challenge: Part | undefined;
	solution: Part | undefined;
	/** The before/after pair, or a single picture. */
	children: ReactNode;
}

/** What is wrong and what we do about it, side by side, with the pair of pictures under both. */
export function ChallengeSolution({ challenge, solution, children }: ChallengeSolutionProps) {
	return (
		<div className={styles.spread}>
			{[challenge, solution]
				.flatMap((part) => part ?? [])
				.map((part, index) => (
					<section key={part.label} className={styles.part} aria-labelledby={`part-${index}`}>
						<h2 id={`part-${index}`}>
							<span className={styles.label}>{part.label}</span>
							<span className="visually-hidden">: </span>
							<span className={styles.title}>{part.title}</span>
						</h2>
						<Prose text={part.text} />
					</section>
				))}
			<div className={styles.pair}>{children}</div>
		</div>
	);
}
