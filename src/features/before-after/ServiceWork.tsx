import { Section } from '../../components/Section.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { labels } from '../../content/facts.ts';
import { findTarget } from '../../content/link-target.ts';
import { PairGrid } from './PairGrid.tsx';
import { type BeforeAfterCase, getLabels } from './query.ts';

interface ServiceWorkProps {
	pairs: readonly BeforeAfterCase[];
	href: string;
}

/** What came of the latest jobs of a service, with the way to all of them if there are more. */
export function ServiceWork({ pairs, href }: ServiceWorkProps) {
	if (pairs.length === 0) return null;
	const target = findTarget(href);
	return (
		<Section
			id="work"
			title={labels.work.recent}
			aside={target && <TextLink href={target}>{labels.work.all}</TextLink>}
		>
			<PairGrid cases={pairs} labels={getLabels().figure} columns={3} />
		</Section>
	);
}
