import { Stack } from '../../components/layout/layout.tsx';
import { Photo } from '../../components/Photo.tsx';
import { classNames } from '../../lib/text.ts';
import { CaseWords } from './CaseWords.tsx';
import type { BeforeAfterCase, CaseLabels } from './query.ts';

interface CaseFigureProps {
	item: BeforeAfterCase;
	labels: CaseLabels;
	/** Those of a slider or of a list of pairs. */
	styles: CSSModuleClasses;
	/** True for the one that is seen before the visitor chooses another. */
	isFirst?: boolean;
}

/** One case: the pair, side by side, and its caption. Each tag is inside its picture, so that it disappears with it. */
export const CaseFigure = ({ item, labels, styles, isFirst = false }: CaseFigureProps) => (
	<Stack as="figure" gap={3} className={styles['case']} data-active={isFirst ? '' : undefined}>
		<div className={styles['pair']}>
			{(['before', 'after'] as const).map((side) => (
				<div key={side} className={styles[side]}>
					{/* The two line up only if both are cropped around the same focal point. */}
					<Photo photo={{ ...item[side], focus: item.before.focus }} />
					<span className={classNames(styles['tag'], 'banner fine bold')}>{labels[side]}</span>
				</div>
			))}
		</div>
		{(item.before.sample || item.after.sample) && (
			<p className={classNames(styles['credit'], 'fine')}>{labels.illustration}</p>
		)}
		<CaseWords item={item} labels={labels} className={styles['caption']} />
	</Stack>
);
