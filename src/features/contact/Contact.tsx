import type { ComponentProps, ReactNode } from 'react';
import { EmergencyNote } from '../../components/EmergencyNote.tsx';
import { Lines } from '../../components/Lines.tsx';
import { Link } from '../../components/Link.tsx';
import { LinkedText } from '../../components/LinkedText.tsx';
import { Grid, Linked, Stack } from '../../components/layout/layout.tsx';
import { Section } from '../../components/Section.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { company, labels } from '../../content/facts.ts';
import { hasOwnHours, hasSharedHours, isShared, listDays, listWeek } from '../../content/opening-lines.ts';
import { copyPaths } from '../../content/paths.ts';
import { call, emergencyCall, getPhone } from '../../content/phones.ts';
import { noteOriginal } from '../../content/say.ts';
import { getEmergencyPhone } from '../../content/schema/company.ts';
import type { Part } from '../../content/schema/part.ts';
import { nameLicense } from '../../content/schema/states.ts';
import { buildMailtoLink, buildMapLink, buildTelLink, formatAddress } from '../../lib/contact-link.ts';
import { classNames } from '../../lib/text.ts';
import styles from './Contact.module.css';
import type { ContactPage } from './schema.ts';

type InformationProps = ContactPage['information'] & Pick<typeof company, 'addresses'>;

/**
 * The panel in the hero: phones, the email address, the addresses that no card below shows, the hours, the licenses, and a badge that
 * doesn't depend on the time (docs/specification.md, 3.7), beside the emergency line, which is always open. Neither without that line.
 */
export function ContactInformation({ title, openNow, lang, addresses }: InformationProps) {
	const { sameDay, emergency } = company.hours;
	const answers = emergency && getEmergencyPhone(company);
	const phones = company.phones.filter(({ id }, index) => index === 0 || id !== answers?.id);
	const lines = hasSharedHours()
		? [...listWeek(), ...listDays(company.hours)]
		: listDays(company.hours, isShared);
	return (
		<Stack as="section" className="container" id="information" aria-labelledby="information-title">
			<h2 id="information-title" className="text-xl" lang={lang}>
				{title}
			</h2>
			<dl className={styles.list}>
				{phones.map(({ id, label, lang: own, number }, index) => (
					<Way key={id} label={label} lang={own} className={index > 0 ? `${styles.phone} apart` : undefined}>
						<a href={buildTelLink(number)}>{number}</a>
						{index === 0 &&
							company.languages.map(({ code, sentence }) => (
								<p key={code} className="small" lang={code}>
									{sentence}
								</p>
							))}
					</Way>
				))}
				{company.email && (
					<Way label={labels.contact.email}>
						<a href={buildMailtoLink(company.email)}>{company.email}</a>
					</Way>
				)}
				{addresses.map((address) => (
					<Way key={address.id} label={address.name} lang={address.lang}>
						<Link href={address.mapUrl ?? buildMapLink(address)}>{formatAddress(address)}</Link>
						{hasOwnHours() && <OwnHours hours={address.hours} />}
					</Way>
				))}
				{(lines.length > 0 || sameDay) && (
					<Way label={labels.contact.hours} className={`${styles.hours} small`}>
						<Lines lines={lines} />
						{sameDay && <p lang={company.hours.lang}>{sameDay}</p>}
					</Way>
				)}
				{company.licenses.length > 0 && (
					<Way label={labels.contact.license}>
						<Lines
							lines={company.licenses.map((license) => ({ text: nameLicense(license, labels.states) }))}
						/>
					</Way>
				)}
				{emergency && (
					<Way label={<LinkedText text={emergency.text} />} lang={emergency.lang}>
						<a href={emergencyCall.href}>{emergencyCall.number}</a>{' '}
						{openNow && (
							<span className="banner tag" lang={lang}>
								{openNow}
							</span>
						)}
						<EmergencyNote className="small" />
					</Way>
				)}
			</dl>
		</Stack>
	);
}

/** The hours of a place. Days that are the same at all places are said once, with the company's hours. */
const OwnHours = ({ hours }: Pick<(typeof company)['addresses'][number], 'hours'>) =>
	hours && <Lines lines={[...listWeek(hours), ...listDays(hours, (day) => !isShared(day))]} />;

type WayProps = ComponentProps<'div'> & { label: ReactNode };

const Way = ({ label, lang, className, children }: WayProps) => (
	<div className={className}>
		<dt className="small soft" lang={lang}>
			{label}
		</dt>
		<dd>{children}</dd>
	</div>
);

/** Three ways to schedule: request a quote, book online in a new tab, or call. */
export function WaysToBook({ actions, ...heading }: NonNullable<ContactPage['schedule']>) {
	const { booking } = company.links;
	return (
		<Section id="schedule" {...heading} head="side">
			<Stack as="ul" gap={0}>
				<WayToBook {...actions.quote}>
					<Link href={copyPaths.quote}>{actions.quote.title}</Link>
				</WayToBook>
				{booking && actions.book && (
					<WayToBook {...actions.book}>
						<Link href={booking}>{noteOriginal(actions.book.title)}</Link>
					</WayToBook>
				)}
				<WayToBook {...actions.call}>
					<a href={call.href} data-by-day={call.byDay}>
						{actions.call.title} <span className="whole">{call.number}</span>
					</a>
				</WayToBook>
			</Stack>
		</Section>
	);
}

const WayToBook = ({ text, lang, children }: Part & { text: string; children: ReactNode }) => (
	<Linked gap={1} className={styles.way} lang={lang}>
		<h3 className="text-xl">{children}</h3>
		<p className="soft">{text}</p>
	</Linked>
);

/** Locations. One with an address links to a map; the others serve a region by phone. */
export const Locations = ({ items, ...heading }: NonNullable<ContactPage['locations']>) =>
	items.length > 0 && (
		<Section id="locations" {...heading} tone="band">
			<Grid as="ul" columns={4}>
				{items.map((item) => {
					const address = company.addresses.find((candidate) => candidate.id === item.address);
					const phone = item.phone ?? address?.phone;
					const number = phone && getPhone(phone);
					return (
						<Stack as="li" key={item.id} gap={2} className={classNames(styles.location, 'ruled')}>
							<h3 lang={item.lang}>{item.title}</h3>
							<LinkedText as="p" className="soft" lang={item.lang} text={item.text} />
							<Stack gap={2}>
								{address && (
									<address>
										{address.street}
										<br />
										{address.city},{' '}
										<span className="whole">
											{address.state} {address.zip}
										</span>
									</address>
								)}
								<OwnHours hours={address?.hours} />
								{number && (
									<a className="tap" href={buildTelLink(number)}>
										{number}
									</a>
								)}
								{address && (
									<TextLink
										href={address.mapUrl ?? buildMapLink(address)}
										context={item.title}
										contextLang={item.lang}
									>
										{labels.contact.map}
									</TextLink>
								)}
							</Stack>
						</Stack>
					);
				})}
			</Grid>
		</Section>
	);
