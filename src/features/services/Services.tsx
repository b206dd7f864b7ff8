import type { ReactNode } from 'react';
import { BulletList } from '../../components/BulletList.tsx';
import { Icon } from '../../components/Icon.tsx';
import { Link } from '../../components/Link.tsx';
import { LinkedText } from '../../components/LinkedText.tsx';
import { Card, Grid, Linked, Row, Split, Stack } from '../../components/layout/layout.tsx';
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
	/** The first price of a service by its id, such as “$50 to $75, per room”. */
	findPrice: (id: string) => { value: string } | undefined;
}

/** The services as cards, up to three in a row (docs/specification.md, 8). */
export function ServiceGrid({ cards, findPrice, ...section }: ServicesProps) {
	// Words alone don't fill a row.
	const head = cards.length === 1 && !cards[0]?.photo ? 'side' : 'above';
	return (
		<Section id="services" head={head} {...section}>
			<Grid as="ul" twos className={styles.cards}>
				{cards.map((card) => (
					<Linked key={card.id} className={styles.card}>
						{card.photo && <Photo photo={card.photo} transition={`service-${card.id}`} />}
						<ServiceWords {...card} price={findPrice(card.id)?.value} />
					</Linked>
				))}
			</Grid>
		</Section>
	);
}

/** The services with their benefits. The picture changes sides from one to the next. */
export function ServiceList({ cards, findPrice, ...section }: ServicesProps) {
	return (
		<Section id="services" {...section}>
			<Stack as="ul" gap={7}>
				{cards.map((card) => (
					<Split as="li" columns="even" gap={4} key={card.id} id={card.id} className={styles.row}>
						{card.photo && <Photo photo={card.photo} transition={`service-${card.id}`} />}
						<ServiceWords {...card} price={findPrice(card.id)?.value}>
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
			<Grid as="ul" columns={4}>
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
	price: string | undefined;
	children?: ReactNode;
}

function ServiceWords({ title, href, description, icon, price, children }: ServiceWordsProps) {
	return (
		<Stack gap={2} className={styles.service}>
			<h3>
				<Icon name={icon} />
				{title}
			</h3>
			<p className="soft">{description}</p>
			{children}
			<Row className="full-width">
				<TextLink href={href} context={title}>
					{labels.action.learnMore}
				</TextLink>
				{price && <span className={styles.price}>{price}</span>}
			</Row>
		</Stack>
	);
}
