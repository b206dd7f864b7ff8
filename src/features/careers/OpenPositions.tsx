import { LinkedText } from '../../components/LinkedText.tsx';
import { Section } from '../../components/Section.tsx';
import { FeatureGrid } from '../../components/sections/FeatureGrid.tsx';
import { labels } from '../../content/facts.ts';
import { OpenPosition } from './OpenPosition.tsx';
import type { PositionView } from './query.ts';
import type { CareersPage } from './schema.ts';

interface OpenPositionsProps extends Pick<CareersPage, 'benefits' | 'none'> {
	positions: PositionView[];
}

/** With more positions than this, links to them come first. */
const scanned = 2;

/** Every open position with its benefits. If none is open, a sentence says so. */
export function OpenPositions({ positions, benefits, none }: OpenPositionsProps) {
	if (positions.length === 0)
		return (
			<Section id="positions">
				<p id="positions-title">
					<LinkedText text={none} />
				</p>
			</Section>
		);
	return (
		<>
			{positions.length > scanned && (
				<Section id="positions" title={labels.careers.open}>
					<ul className="columns">
						{positions.map(({ id, title }) => (
							<li key={id}>
								<a className="tap" href={`#position-${id}`}>
									{title}
								</a>
							</li>
						))}
					</ul>
				</Section>
			)}
			{positions.map((position) => (
				<div key={position.id}>
					<OpenPosition position={position} />
					<FeatureGrid id={`benefits-${position.id}`} {...benefits} features={position.benefits} />
				</div>
			))}
		</>
	);
}
