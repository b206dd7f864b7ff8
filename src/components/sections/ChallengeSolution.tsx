import type { ReactNode } from 'react';
import type { PhotoData } from '../../content/photo.ts';
import type { Labels } from '../../content/schema/labels.ts';
import { classNames } from '../../lib/text.ts';
import { BulletList } from '../BulletList.tsx';
import { Inner, Split, Stack } from '../layout/layout.tsx';
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
		<Inner className={styles.spread}>
			<Stack gap={7}>
				<Split columns="even">
					{[challenge, solution]
						.flatMap((part) => part ?? [])
						.map((part, index) => (
							<Stack
								as="section"
								key={part.label}
								className={classNames(styles.part, 'ruled')}
								aria-labelledby={`part-${index}`}
							>
								<h2 id={`part-${index}`} className="text-2xl">
									<span className={classNames(styles.label, 'eyebrow')}>{part.label}</span>
									<span className="visually-hidden">: </span>
									{part.title}
								</h2>
								<Prose text={part.text} />
							</Stack>
						))}
				</Split>
				<Split columns={stage || benefits.length > 0 ? 'main' : undefined} className={styles.pictures}>
					<div>{children}</div>
					{(stage || benefits.length > 0) && (
						<Stack gap={6}>
							{stage && <SinglePicture {...stage} labels={labels} />}
							{benefits.length > 0 && (
								<Stack gap={3}>
									<h3>{labels.service.benefits}</h3>
									<BulletList items={benefits} look="check" />
								</Stack>
							)}
						</Stack>
					)}
				</Split>
			</Stack>
		</Inner>
	);
}
