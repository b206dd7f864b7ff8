import { Grid } from '../../components/layout/layout.tsx';
import { Section } from '../../components/Section.tsx';
import { labels } from '../../content/facts.ts';
import { CaseFigure } from './CaseFigure.tsx';
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
						<CaseFigure item={item} labels={words} styles={styles} />
					</li>
				))}
			</Grid>
		</Section>
	);
}
