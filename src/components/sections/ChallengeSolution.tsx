import type { ReactNode } from 'react';
import type { PhotoData } from '../../content/photo.ts';
import type { Labels } from '../../content/schema/labels.ts';
import { Prose } from '../Prose.tsx';
import styles from './ChallengeSolution.module.css';
import { SinglePicture } from './SinglePicture.tsx';

interface Part {
	label: string;
	title: string;
	text: string;
}

interface ChallengeSolutionProps {
	challenge: Part | undefined;
	solution: Part | undefined;
	/** A picture from between the two of the pair. */
	stage: { photo: PhotoData; caption: string } | undefined;
	/** What the customer gets, as a short list. */
	benefits: string[];
	labels: Pick<Labels, 'photo' | 'service'>;
	/** The before/after pair, or a single picture. */
	children: ReactNode;
}

/** What is wrong and what we do about it, side by side; under both the pair of pictures, and beside it what the customer gets. */
export function ChallengeSolution({
	challenge,
	solution,
	stage,
	benefits,
	labels,
	children,
}: ChallengeSolutionProps) {
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
			<div className={styles.pictures}>
				<div className={styles.pair}>{children}</div>
				{(stage || benefits.length > 0) && (
					<div className={styles.beside}>
						{stage && <SinglePicture {...stage} labels={labels} />}
						{benefits.length > 0 && (
							<div>
								<h3>{labels.service.benefits}</h3>
								<ul className={styles.benefits}>
									{benefits.map((benefit) => (
										<li key={benefit}>{benefit}</li>
									))}
								</ul>
							</div>
						)}
					</div>
				)}
			</div>
		</div>
	);
}
