import { Breadcrumb, type Crumb } from '../../components/Breadcrumb.tsx';
import { Link } from '../../components/Link.tsx';
import { Grid, Stack } from '../../components/layout/layout.tsx';
import { Section } from '../../components/Section.tsx';
import { AskOrCall } from '../../components/sections/AskOrCall.tsx';
import { FormHero } from '../../components/sections/FormHero.tsx';
import { Words } from '../../components/Words.tsx';
import { company, labels } from '../../content/facts.ts';
import { recordPaths } from '../../content/paths.ts';
import { AreaMap } from './AreaMap.tsx';
import type { Area } from './areas.ts';
import { RegionCall } from './RegionDetails.tsx';
import type { RegionView } from './region.ts';
import styles from './TownGrid.module.css';

interface RegionHeroProps {
	area: Area;
	breadcrumb: Crumb[];
}

/** Opening of the page of a region: what we do where, its number, and its map. */
export const RegionHero = ({ area, breadcrumb }: RegionHeroProps) => (
	<FormHero
		title={
			<>
				<span className="eyebrow">
					<Words lang={company.lang}>{company.descriptor}</Words>
					<span className="visually-hidden">: </span>
				</span>
				{area.title}
			</>
		}
		subtitle={area.summary}
		breadcrumb={<Breadcrumb items={breadcrumb} />}
		facts={<AskOrCall number={area.phone} />}
	>
		<AreaMap areas={[area]} />
	</FormHero>
);

/** The towns of a region by their numbers. Each opens the quote form with it filled in. */
export const RegionTowns = ({ phones }: Pick<RegionView, 'phones'>) => (
	<Section id="towns" title={labels.areas.towns} head="side">
		<Stack gap={5}>
			{phones.map(({ number, towns }) => (
				<Stack key={number} gap={3}>
					{phones.length > 1 && <RegionCall number={number} />}
					<ul className={styles.towns}>
						{towns.map(({ name, href }) => (
							<li key={name}>
								<Link className="tap" href={href}>
									{name}
								</Link>
							</li>
						))}
					</ul>
				</Stack>
			))}
		</Stack>
	</Section>
);

interface RegionServicesProps {
	services: readonly { id: string; title: string; lang?: string | undefined }[];
	/** What the first thing of a service's list costs. */
	prices: ReadonlyMap<string, { value: string; label: string; lang?: string | undefined }>;
}

/** What the company does in a region, and what it costs. */
export const RegionServices = ({ services, prices }: RegionServicesProps) =>
	services.length > 0 && (
		<Section id="services" title={labels.areas.services} tone="band">
			<Grid as="ul" gap={4}>
				{services.map((service) => {
					const price = prices.get(service.id);
					return (
						<Stack as="li" key={service.id} gap={1} className="ruled">
							<h3>
								<Link className="tap" href={recordPaths.services(service.id)} lang={service.lang}>
									{service.title}
								</Link>
							</h3>
							{price && (
								<p className="small soft" lang={price.lang}>
									{`${price.label}: ${price.value}`}
								</p>
							)}
						</Stack>
					);
				})}
			</Grid>
		</Section>
	);
