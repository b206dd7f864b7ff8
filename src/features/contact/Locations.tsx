import { LinkedText } from '../../components/LinkedText.tsx';
import { Card, Grid } from '../../components/layout/layout.tsx';
import { Section } from '../../components/Section.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { company, labels } from '../../content/facts.ts';
import { buildMapLink, buildTelLink } from '../../lib/contact-link.ts';
import type { ContactPage } from './schema.ts';

/** Locations. One with an address links to a map; the others serve a region by phone. */
export function Locations({ items, ...heading }: ContactPage['locations']) {
	if (items.length === 0) return null;
	return (
		<Section id="locations" {...heading} tone="band">
			<Grid as="ul" columns={4} gap={4}>
				{items.map((item) => {
					const address = company.addresses.find((candidate) => candidate.id === item.address);
					const phone = company.phones.find((candidate) => candidate.id === item.phone);
					return (
						<Card as="li" key={item.id}>
							<h3>{item.title}</h3>
							<p className="soft">
								<LinkedText text={item.text} />
							</p>
							{address && (
								<address>
									{address.street}
									<br />
									{address.city}, {address.state} {address.zip}
								</address>
							)}
							{phone && (
								<a className="tap" href={buildTelLink(phone.number)}>
									{phone.number}
								</a>
							)}
							{address && (
								<TextLink href={address.mapUrl ?? buildMapLink(address)} newTab context={item.title}>
									{labels.contact.map}
								</TextLink>
							)}
						</Card>
					);
				})}
			</Grid>
		</Section>
	);
}
