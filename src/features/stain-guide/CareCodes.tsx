import { LinkedText } from '../../components/LinkedText.tsx';
import { Grid, Stack } from '../../components/layout/layout.tsx';
import { Section } from '../../components/Section.tsx';
import type { StainGuide } from './schema.ts';

/** The letters on an upholstery tag and what each allows. */
export function CareCodes({ title, intro, list }: StainGuide['codes']) {
	return (
		<Section id="care-codes" title={title} intro={intro} tone="band">
			<Grid as="dl" columns={4}>
				{list.map(({ code, name, text }) => (
					<Stack key={code} gap={1}>
						<dt>
							<strong className="display text-2xl">{code}</strong>
							<br />
							<strong>{name}</strong>
						</dt>
						<dd className="soft">
							<LinkedText text={text} />
						</dd>
					</Stack>
				))}
			</Grid>
		</Section>
	);
}
