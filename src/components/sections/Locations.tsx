import type { Company } from '../../content/schema/company.ts';
import type { Labels } from '../../content/schema/labels.ts';
import { buildMapLink, buildTelLink } from '../../lib/contact-link.ts';
import { Card, Grid } from '../layout/layout.tsx';
import { Section } from '../Section.tsx';
import { TextLink } from '../TextLink.tsx';

interface LocationsProps {
	title: string;
	intro?: string | undefined;
	items: {
		id: string;
		title: string;
		text: string;
		address?: string | undefined;
		phone?: string | undefined;
	}[];
	company: Pick<Company, 'addresses' | 'phones'>;
	labels: Pick<Labels, 'contact' | 'shell'>;
}

/** Locations: those with an address link to a map, the others serve a region by phone (specification section 2, Contact). */
export function Locations({ title, intro, items, company, labels }: LocationsProps) {
	if (items.length === 0) return null;
	return (
		<Section id="locations" title={title} intro={intro} tone="band">
			<Grid as="ul" columns={4} gap={4}>
				{items.map((item) => {
					const address = company.addresses.find((candidate) => candidate.id === item.address);
					const phone = company.phones.find((candidate) => candidate.id === item.phone);
					return (
						<Card as="li" key={item.id}>
							<h3>{item.title}</h3>
							<p className="soft">{item.text}</p>
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
								<TextLink
									href={address.mapUrl ?? buildMapLink(address)}
									newTab={labels.shell.newTab}
									context={item.title}
								>
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
