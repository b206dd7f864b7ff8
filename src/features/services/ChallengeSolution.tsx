import type { ReactNode } from 'react';
import { CheckList } from '../../components/CheckList.tsx';
import { LinkedText } from '../../components/LinkedText.tsx';
import { Inner, Split, Stack } from '../../components/layout/layout.tsx';
import { Photo } from '../../components/Photo.tsx';
import { Prose } from '../../components/Prose.tsx';
import { Words } from '../../components/Words.tsx';
import { labels } from '../../content/facts.ts';
import type { PhotoData } from '../../content/photo.ts';
import type { Passage } from '../../content/schema/page-part.ts';
import { classNames, type RunningText } from '../../lib/text.ts';
import styles from './ChallengeSolution.module.css';

interface Picture {
	photo: PhotoData;
	caption: RunningText;
	lang?: string | undefined;
}

interface ChallengeSolutionProps {
	challenge: Passage | undefined;
	solution: Passage | undefined;
	/** A picture taken during the work. */
	stage: Picture | undefined;
	/** What the customer gets, as a short list. */
	benefits: RunningText[];
	benefitsLang?: string | undefined;
	/** The before/after pair, or a single picture. */
	children: ReactNode;
}

/** The challenge and the solution side by side; below them the pictures, beside what the customer gets. */
export function ChallengeSolution({
	challenge,
	solution,
	stage,
	benefits,
	benefitsLang,
	children,
}: ChallengeSolutionProps) {
	const parts = [
		{ label: labels.service.challenge, part: challenge },
		{ label: labels.service.solution, part: solution },
	];
	const hasMore = stage || benefits.length > 0;
	return (
		<Inner className={styles.spread}>
			<Stack gap={7}>
				<Split columns="even">
					{parts.map(
						({ label, part }, index) =>
							part && (
								<Stack
									as="section"
									key={label}
									className={classNames(styles.part, 'ruled')}
									aria-labelledby={`part-${index}`}
								>
									<h2 id={`part-${index}`} className="text-2xl">
										<span className="eyebrow">{label}</span>
										<span className="visually-hidden">: </span>
										<Words lang={part.lang}>{part.title}</Words>
									</h2>
									<Prose text={part.text} lang={part.lang} />
								</Stack>
							),
					)}
				</Split>
				<Split columns={hasMore ? 'main' : undefined} className={styles.pictures}>
					<div>{children}</div>
					{hasMore && (
						<Stack gap={6}>
							{stage && <SinglePicture {...stage} />}
							{benefits.length > 0 && (
								<Stack gap={3}>
									<h3>{labels.service.benefits}</h3>
									<CheckList items={benefits} lang={benefitsLang} />
								</Stack>
							)}
						</Stack>
					)}
				</Split>
			</Stack>
		</Inner>
	);
}

/** A picture with its caption: for a service without a before/after pair, or a picture taken during the work. */
export const SinglePicture = ({ photo, caption, lang }: Picture) => (
	<Stack as="figure" gap={2}>
		<Photo photo={photo} />
		<figcaption className="small soft">
			<Words lang={lang}>
				<LinkedText text={caption} />
			</Words>{' '}
			{photo.sample && <small>{labels.photo.illustration}</small>}
		</figcaption>
	</Stack>
);
