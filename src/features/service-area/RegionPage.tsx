import { Breadcrumb, type Crumb } from '../../components/Breadcrumb.tsx';
import { Lines } from '../../components/Lines.tsx';
import { Link } from '../../components/Link.tsx';
import { LinkedText } from '../../components/LinkedText.tsx';
import { Card, Grid, Stack } from '../../components/layout/layout.tsx';
import { Section } from '../../components/Section.tsx';
import { AskOrCall } from '../../components/sections/AskOrCall.tsx';
import { FormHero } from '../../components/sections/FormHero.tsx';
import { type Fact, KeyFacts } from '../../components/sections/KeyFacts.tsx';
import { Words } from '../../components/Words.tsx';
import { company, labels } from '../../content/facts.ts';
import { listDays, listWeek } from '../../content/opening-lines.ts';
import { recordPaths } from '../../content/paths.ts';
import { emergencyCall } from '../../content/phones.ts';
import type { PhotoData } from '../../content/photo.ts';
import { buildMapLink, buildTelLink, formatAddress } from '../../lib/contact-link.ts';
import { AreaMap } from './AreaMap.tsx';
import { RegionCall } from './RegionDetails.tsx';
import styles from './RegionPage.module.css';
import type { RegionView } from './region.ts';
import townStyles from './TownGrid.module.css';

interface RegionHeroProps extends Pick<RegionView, 'area' | 'heading' | 'phones'> {
	photo: PhotoData | undefined;
	/** What the first service costs, and reasons to trust the company. */
	facts: Fact[];
	breadcrumb: Crumb[];
}

/** Opening of the page of a region: its number, its map, which line is which, and its offices. */
export const RegionHero = ({ area, heading, phones, photo, facts, breadcrumb }: RegionHeroProps) => {
	const { emergency } = company.hours;
	const own = [area.phone, ...phones.map(({ number }) => number)];
	if (emergency) own.push(emergencyCall.number);
	const lines = company.phones
		.filter(({ number }) => own.includes(number))
		.toSorted((a, b) => own.indexOf(a.number) - own.indexOf(b.number));
	return (
		<FormHero
			title={heading}
			lang={area.lang}
			subtitle={area.summary}
			photo={photo}
			breadcrumb={<Breadcrumb items={breadcrumb} />}
			facts={
				<>
					<AskOrCall number={area.phone} />
					<KeyFacts facts={facts} />
				</>
			}
		>
			<Card gap={0} className={styles.card}>
				<AreaMap areas={[area]} />
				<ul className={styles.lines}>
					{lines.map(({ number, label, lang }) => (
						<li key={number} className="apart">
							<Words lang={lang}>{label}</Words>
							<a className="tap bold" href={buildTelLink(number)}>
								{number}
							</a>
							{emergency && number === emergencyCall.number && (
								<LinkedText as="p" className="fine" lang={emergency.lang} text={emergency.text} />
							)}
						</li>
					))}
					{area.offices.map((office) => (
						<li key={office.id} className="apart">
							<Words lang={office.lang}>{office.name}</Words>
							<Link className="tap" href={office.mapUrl ?? buildMapLink(office)}>
								{formatAddress(office)}
							</Link>
							{office.hours && <Lines lines={[...listWeek(office.hours), ...listDays(office.hours)]} />}
						</li>
					))}
				</ul>
			</Card>
		</FormHero>
	);
};

/** The towns of a region by their numbers. Each opens the quote form with it filled in. */
export const RegionTowns = ({ phones }: Pick<RegionView, 'phones'>) => (
	<Section id="towns" title={labels.areas.towns} tone="band" head="side">
		<Stack gap={5}>
			{phones.map(({ number, towns }) => (
				<Stack key={number} gap={3}>
					{phones.length > 1 && <RegionCall number={number} />}
					<ul className={townStyles.towns}>
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
	services: readonly { id: string; title: string; lang?: string | undefined; facts: Fact[] }[];
	/** What the first thing of a service's list costs; without a list, its first fact says what can be known. */
	prices: ReadonlyMap<string, Fact & { dependsOnJob: boolean }>;
}

/** What the company does in a region, and what it costs. */
export const RegionServices = ({ services, prices }: RegionServicesProps) =>
	services.length > 0 && (
		<Section
			id="services"
			title={labels.areas.services}
			intro={prices.values().some(({ dependsOnJob }) => dependsOnJob) ? labels.prices.confirm : undefined}
			tone="band"
		>
			<Grid as="ul" gap={4}>
				{services.map((service) => {
					const price = prices.get(service.id) ?? service.facts[0];
					return (
						<Stack as="li" key={service.id} gap={1} className="ruled">
							<h3>
								<Link className="tap" href={recordPaths.services(service.id)} lang={service.lang}>
									{service.title}
								</Link>
							</h3>
							{price && (
								<p className="small soft" lang={price.lang}>
									<span className="whole">{price.label}:</span> <span className="whole">{price.value}</span>
								</p>
							)}
						</Stack>
					);
				})}
			</Grid>
		</Section>
	);
