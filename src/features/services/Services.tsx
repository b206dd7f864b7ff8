import type { ReactNode } from 'react';
import { BulletList } from '../../components/BulletList.tsx';
import { Icon } from '../../components/Icon.tsx';
import { Link } from '../../components/Link.tsx';
import { LinkedText } from '../../components/LinkedText.tsx';
import { Card, Grid, Linked, Split, Stack } from '../../components/layout/layout.tsx';
import { Photo } from '../../components/Photo.tsx';
import { Section } from '../../components/Section.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { labels } from '../../content/facts.ts';
import { recordPaths } from '../../content/paths.ts';
import type { Heading } from '../../content/schema/page-part.ts';
import type { QuotePage } from '../../content/schema/pages.ts';
import type { ServiceCardData } from './query.ts';
import styles from './Services.module.css';

interface ServicesProps extends Heading {
	cards: ServiceCardData[];
}

/** The services as cards, up to three in a row (docs/specification.md, 8). */
export function ServiceGrid({ cards, ...section }: ServicesProps) {
	return (
		<Section id="services" {...section}>
			<Grid as="ul" narrow twos gap={6}>
				{cards.map((card, index) => {
					// On phones, the last card of an odd number has its own row.
					const isWide = index % 2 === 0 && index === cards.length - 1;
					return (
						<Linked key={card.id} className={styles.card}>
							<Photo
								photo={card.photo}
								sizes={`(width < ${isWide ? 44 : 22}rem) 90vw, (width < 44rem) 45vw, (width < 62rem) 30vw, 22rem`}
								frame="3/2"
								transition={`service-${card.id}`}
							/>
							<ServiceWords {...card} />
						</Linked>
					);
				})}
			</Grid>
		</Section>
	);
}

/** The services with their benefits. The picture changes sides from one to the next. */
export function ServiceList({ cards, ...section }: ServicesProps) {
	return (
		<Section id="services" {...section}>
			<Stack as="ul" gap={7}>
				{cards.map((card) => (
					<Split as="li" columns="even" gap={4} key={card.id} id={card.id} className={styles.row}>
						<Photo
							photo={card.photo}
							sizes="(width < 46rem) 92vw, (width < 76rem) 46vw, 34rem"
							frame="3/2"
							transition={`service-${card.id}`}
						/>
						<ServiceWords {...card}>
							{card.benefits.length > 0 && (
								<Grid as="ul" columns={2} twos gap={2} className="full-width small">
									{card.benefits.map((benefit) => (
										<li key={benefit} className="ruled">
											{benefit}
										</li>
									))}
								</Grid>
							)}
						</ServiceWords>
					</Split>
				))}
			</Stack>
		</Section>
	);
}

/** The services in short, for the quote page. */
export function QuoteServices({ cards, ...heading }: NonNullable<QuotePage['services']>) {
	if (cards.length === 0) return null;
	return (
		<Section id="services" {...heading}>
			<Grid as="ul" columns={4} gap={4}>
				{cards.map((card) => (
					<Card as="li" key={card.title}>
						<h3>
							<Link href={recordPaths.services(card.service)}>{card.title}</Link>
						</h3>
						<LinkedText as="p" text={card.description} />
						{card.features.length > 0 && <BulletList items={card.features} className="small soft" />}
					</Card>
				))}
			</Grid>
		</Section>
	);
}

interface ServiceWordsProps extends Pick<ServiceCardData, 'title' | 'href' | 'description' | 'icon'> {
	children?: ReactNode;
}

function ServiceWords({ title, href, description, icon, children }: ServiceWordsProps) {
	return (
		<Stack gap={2} className={styles.service}>
			<h3>
				<Icon name={icon} />
				{title}
			</h3>
			<p className="soft">{description}</p>
			{children}
			<TextLink href={href} context={title}>
				{labels.action.learnMore}
			</TextLink>
		</Stack>
	);
}
