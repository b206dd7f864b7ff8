import { Disclosure } from '../../components/Disclosure.tsx';
import { Link } from '../../components/Link.tsx';
import { LinkedText } from '../../components/LinkedText.tsx';
import { Grid, Stack } from '../../components/layout/layout.tsx';
import { Prose } from '../../components/Prose.tsx';
import { Section } from '../../components/Section.tsx';
import { recordPaths } from '../../content/paths.ts';
import styles from './StainOverview.module.css';
import { SpilledSwatch, Swatch } from './Swatch.tsx';
import type { Spill, StainGuide, Surface } from './schema.ts';

interface StainOverviewProps {
	copy: StainGuide;
	spills: Spill[];
	surfaces: Surface[];
}

/** Start of the stain guide: a link to each spill, and how to tell surfaces apart. */
export function StainOverview({ copy, spills, surfaces }: StainOverviewProps) {
	return (
		<>
			<Section id="spills" title={copy.spills} lang={copy.langOf?.spills}>
				<Grid as="ul" columns={4} className={styles.spills}>
					{spills.map(({ id, name, color, lang }) => (
						<li key={id}>
							<Link className="tap" href={recordPaths.stainSpills(id)} lang={lang}>
								<SpilledSwatch color={color} />
								{name}
							</Link>
						</li>
					))}
				</Grid>
			</Section>
			<Section
				id="surfaces"
				title={copy.surfaces.title}
				intro={copy.surfaces.intro}
				lang={copy.surfaces.lang}
			>
				<Grid as="ul" columns={4} className={styles.board}>
					{surfaces.map(({ id, name, about, swatch, lang }) => (
						<Stack as="li" key={id} gap={2} className={swatch ? undefined : 'band'} lang={lang}>
							<Swatch swatch={swatch} />
							<h3 className="bold">{name}</h3>
							<LinkedText as="p" className="soft" text={about} />
						</Stack>
					))}
				</Grid>
				<Disclosure heading={<h3 lang={copy.surfaces.lang}>{copy.surfaces.more}</h3>}>
					<Grid as="dl">
						{surfaces.map(({ id, name, stop, can, cannot, lang }) => (
							<Stack key={id} gap={2} lang={lang}>
								<dt className="bold">{name}</dt>
								<dd>
									<Prose text={`${stop}\n\n${can} ${cannot}`} />
								</dd>
							</Stack>
						))}
					</Grid>
				</Disclosure>
			</Section>
		</>
	);
}

/** The letters on an upholstery tag and what each allows. */
export function CareCodes({ title, intro, lang, list }: StainGuide['codes']) {
	return (
		<Section id="care-codes" title={title} intro={intro} lang={lang} tone="band">
			<Grid as="dl" columns={4}>
				{list.map(({ code, name, text, lang: own }) => (
					<Stack key={code} gap={1} lang={own}>
						<dt>
							<strong className="display text-2xl">{code}</strong>
							<br />
							<strong>{name}</strong>
						</dt>
						<LinkedText as="dd" className="soft" text={text} />
					</Stack>
				))}
			</Grid>
		</Section>
	);
}
