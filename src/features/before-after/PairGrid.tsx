import { Grid, Stack } from '../../components/layout/layout.tsx';
import { Photo } from '../../components/Photo.tsx';
import { Section } from '../../components/Section.tsx';
import { labels } from '../../content/facts.ts';
import { CaseWords } from './CaseWords.tsx';
import styles from './PairGrid.module.css';
import { type BeforeAfterCase, getLabels } from './query.ts';

/** What came of the jobs of a service: before and after side by side, with their captions. Many of them need no script. */
export function PairGrid({ cases }: { cases: readonly BeforeAfterCase[] }) {
	if (cases.length === 0) return null;
	const words = getLabels().figure;
	return (
		<Section id="work" title={labels.work.recent}>
			<Grid as="ul" gap={7} className={styles.grid} style={{ '--most': 3 }}>
				{cases.map((item) => (
					<li key={item.id}>
						<Stack as="figure" gap={3} className={styles.case}>
							<div className={styles.pair}>
								{(['before', 'after'] as const).map((side) => (
									<div key={side} className={styles.side}>
										{/* The two line up only if both are cropped around the same focal point. */}
										<Photo photo={{ ...item[side], focus: item.before.focus }} />
										<span className={`${styles.tag} banner fine bold`}>{words[side]}</span>
									</div>
								))}
							</div>
							{(item.before.sample || item.after.sample) && <p className="fine soft">{words.illustration}</p>}
							<CaseWords item={item} labels={words} />
						</Stack>
					</li>
				))}
			</Grid>
		</Section>
	);
}
