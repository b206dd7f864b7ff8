import { Grid, Stack } from '../../components/layout/layout.tsx';
import { Photo } from '../../components/Photo.tsx';
import { CaseWords } from './CaseWords.tsx';
import styles from './PairGrid.module.css';
import type { BeforeAfterCase, CaseLabels } from './query.ts';

interface PairGridProps {
	cases: readonly BeforeAfterCase[];
	labels: CaseLabels;
}

/** Cases as plain pictures, before and after side by side, with their captions: many of them need no script. */
export function PairGrid({ cases, labels }: PairGridProps) {
	return (
		<Grid as="ul" gap={7} className={styles.grid} style={{ '--most': 3 }}>
			{cases.map((item) => (
				<li key={item.id}>
					<Stack as="figure" gap={3} className={styles.case}>
						<div className={styles.pair}>
							{(['before', 'after'] as const).map((side) => (
								<div key={side} className={styles.side}>
									{/* The two line up only if both are cropped around the same focal point. */}
									<Photo photo={{ ...item[side], focus: item.before.focus }} />
									<span className={`${styles.tag} banner fine bold`}>{labels[side]}</span>
								</div>
							))}
						</div>
						{(item.before.sample || item.after.sample) && <p className="fine soft">{labels.illustration}</p>}
						<CaseWords item={item} labels={labels} />
					</Stack>
				</li>
			))}
		</Grid>
	);
}
