import { Stack } from '../../components/layout/layout.tsx';
import { Photo } from '../../components/Photo.tsx';
import styles from './BeforeAfter.module.css';
import { CaseWords } from './CaseWords.tsx';
import type { BeforeAfterCase, CaseLabels } from './query.ts';

interface CaseFigureProps {
	item: BeforeAfterCase;
	labels: CaseLabels;
	/** True for the one that is seen before the visitor chooses another. */
	isFirst: boolean;
}

/**
 * One case: the pair, side by side, and its caption. With script, the style sheet puts the pictures on top of each
 * other. Each tag is inside its picture, so that it disappears with it.
 */
export function CaseFigure({ item, labels, isFirst }: CaseFigureProps) {
	const { before, after } = item;
	return (
		<Stack as="figure" gap={3} className={styles.case} data-active={isFirst ? '' : undefined}>
			<div className={styles.pair}>
				<div className={styles.before}>
					<Photo photo={before} />
					<span className={`${styles.tag} banner fine bold`}>{labels.before}</span>
				</div>
				<div className={styles.after}>
					{/* The two line up only if both are cropped around the same focal point. */}
					<Photo photo={{ ...after, focus: before.focus }} />
					<span className={`${styles.tag} banner fine bold`}>{labels.after}</span>
				</div>
			</div>
			{(before.sample || after.sample) && <p className={`${styles.credit} fine`}>{labels.illustration}</p>}
			<CaseWords item={item} labels={labels} className={styles.caption} />
		</Stack>
	);
}
