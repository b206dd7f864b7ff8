import { Section } from '../../components/Section.tsx';
import { labels } from '../../content/facts.ts';
import { PairGrid } from './PairGrid.tsx';
import { type BeforeAfterCase, getLabels } from './query.ts';

/** What came of the jobs of a service. */
export const ServiceWork = ({ pairs }: { pairs: readonly BeforeAfterCase[] }) =>
	pairs.length > 0 && (
		<Section id="work" title={labels.work.recent}>
			<PairGrid cases={pairs} labels={getLabels().figure} />
		</Section>
	);
