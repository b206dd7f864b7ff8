import type { ComponentProps } from 'react';
import { wordMark } from '../../content/brand.ts';
import { company, googleClaims, labels } from '../../content/facts.ts';
import { labelsBeside } from '../../content/in-words.ts';
import type { Navigation } from '../../content/navigation.ts';
import { hasOwnHours, hasSharedHours, listWeek } from '../../content/opening-lines.ts';
import { getEmergencyPhone } from '../../content/schema/company.ts';
import { nameLicense, nameRegion, type StateCode } from '../../content/schema/states.ts';
import { buildMailtoLink, buildMapLink, buildTelLink, formatAddress } from '../../lib/contact-link.ts';
import { classNames, formatLabel } from '../../lib/text.ts';
import { EmergencyNote } from '../EmergencyNote.tsx';
import { Icon } from '../Icon.tsx';
import { Lines } from '../Lines.tsx';
import { Link } from '../Link.tsx';
import { LinkedText } from '../LinkedText.tsx';
import { Logo } from '../Logo.tsx';
import { Inner, Row, Stack } from '../layout/layout.tsx';
import { Rating } from '../Rating.tsx';
import { RegionLink } from '../RegionLink.tsx';
import { Weave } from '../Weave.tsx';
import { Words } from '../Words.tsx';
import { LanguageLinks } from './LanguageLinks.tsx';
import { MenuLink, NavigationList } from './NavigationList.tsx';
import styles from './SiteFooter.module.css';

interface SiteFooterProps {
	navigation: Navigation['footer'];
	/** Where a company without an address works. */
	regions: readonly { id: string; title: string; state: StateCode; lang?: string | undefined }[];
	path: string;
	/** Year of the build, such as "2026". src/page-script.ts shows the current one. */
	year: string;
	/** True while sample records remain. The footer says so. */
	sample: boolean;
}

const Column = ({ title, id, children, ...box }: ComponentProps<'div'>) => (
	<Stack gap={2} {...box}>
		<h2 id={id}>{title}</h2>
		{children}
	</Stack>
);

/** Whether the number of a license says by itself what it is: "State-certified electrician EC1300". */
const isOwnWords = (number: string) => /\p{Ll}{2}/u.test(number.replace(/ \(.*\)$/, ''));

/** "Facebook" of facebook.com. */
const nameHost = (url: string) =>
	(new URL(url).hostname.split('.').at(-2) ?? '').replace(/^./, (first) => first.toUpperCase());

/** Rating, links, contact, hours, legal links, copyright and licenses. */
export function SiteFooter({ navigation, regions, path, year, sample }: SiteFooterProps) {
	const { emergency: line } = company.hours;
	const answers = line && getEmergencyPhone(company);
	const [main, ...others] = company.phones.filter(({ id }, index) => index === 0 || id !== answers?.id);
	const { profiles } = company.links;
	const offices = company.addresses.filter(({ hours: own }) => own);
	const emergency = line && (
		<>
			<LinkedText as="p" text={labels.footer.emergency} />
			{answers?.id !== main?.id && <LinkedText as="p" lang={line.lang} text={line.text} />}
			<EmergencyNote className={styles.emergencyNote} />
		</>
	);
	return (
		<footer className={classNames(styles.footer, 'banner woven')}>
			<Inner>
				<div className={styles.columns}>
					<Stack gap={2} className={styles.brand}>
						<Logo />
						{wordMark && (
							<p className="small" lang={company.lang}>
								{company.descriptor}
							</p>
						)}
						{googleClaims.length > 0 && (
							<Row as="p" gap={2}>
								<Rating value={company.claims.rating} />
								<span>{googleClaims.join(', ')}</span>
							</Row>
						)}
						{/* 16 CFR part 465 forbids the impression that they are all. Shown on a page with quotations. */}
						<p className={classNames(styles.selection, 'small soft')} data-selection="">
							{labels.quotes.selection}
						</p>
						{profiles.length > 0 && (
							<Row as="ul" gap={4} aria-label={labels.footer.social}>
								{profiles.map(({ name, url }) => (
									<li key={url}>
										<Link className="tap" href={url}>
											{name ?? (profiles.length > 1 ? nameHost(url) : labels.footer.social)}
										</Link>
									</li>
								))}
							</Row>
						)}
					</Stack>
					{(['quick', 'services'] as const).map((name) => (
						<Column key={name} title={labels.footer[name]} id={`footer_${name}`}>
							<nav aria-labelledby={`footer_${name}`}>
								<NavigationList links={navigation[name]} className={styles.links} />
							</nav>
						</Column>
					))}
					<Column title={labels.footer.contact} id="footer_contact" className={styles.contact}>
						<Stack as="address" gap={1}>
							{main && (
								<div>
									{offices.length > 1 && <Words lang={main.lang}>{`${main.label} `}</Words>}
									<a className={classNames(styles.main, 'bold tap')} href={buildTelLink(main.number)}>
										<Icon name="phone" />
										{main.number}
									</a>
								</div>
							)}
							{company.email && <a href={buildMailtoLink(company.email)}>{company.email}</a>}
							{offices.map(({ hours: own, ...address }) => (
								<div key={address.id}>
									<Words lang={address.lang}>{`${address.name} `}</Words>
									<Link href={address.mapUrl ?? buildMapLink(address)}>{formatAddress(address)}</Link>
									{hasOwnHours() && <Lines lines={listWeek(own)} />}
								</div>
							))}
							{regions.map((region) => (
								<p key={region.id}>
									<RegionLink
										id={region.id}
										words={nameRegion(region, labelsBeside(region).states)}
										lang={region.lang}
									/>
								</p>
							))}
							{others.length > 0 && (
								<ul className="small">
									{others.map((phone) => (
										<li key={phone.id}>
											<Words lang={phone.lang}>{`${phone.label} `}</Words>
											<a className="tap" href={buildTelLink(phone.number)}>
												{phone.number}
											</a>
										</li>
									))}
								</ul>
							)}
						</Stack>
						{!hasSharedHours() && emergency}
						<Row gap={5}>
							{company.languages.map(({ code, sentence }) => (
								<p key={code} lang={code}>
									{sentence}
								</p>
							))}
							<LanguageLinks path={path} />
						</Row>
					</Column>
					{hasSharedHours() && (
						<Column title={labels.footer.hours} id="footer_hours" className={styles.hours}>
							<Lines lines={listWeek()} />
							{emergency}
						</Column>
					)}
				</div>
				<Row gap={5} className={classNames(styles.base, 'ruled')}>
					<Row as="p" gap={3}>
						<span>
							© <span data-year="">{year}</span>
							{` ${company.name.replace(/\.$/, '')}. ${labels.footer.rights}`}
						</span>{' '}
						{company.licenses
							.map((license) => nameLicense(license, labels.states))
							.map((number) => (
								<span key={number} data-license="">
									{isOwnWords(number) ? number : formatLabel(labels.footer.license, { number })}
								</span>
							))}
						{sample && <strong className="tag">{labels.shell.sample}</strong>}
					</Row>
					<nav aria-label={labels.footer.legal}>
						<Row as="ul" gap={5}>
							{navigation.legal.map((link) => (
								<li key={link.href}>
									<MenuLink {...link} />
								</li>
							))}
						</Row>
					</nav>
				</Row>
			</Inner>
			<Weave pattern />
		</footer>
	);
}
