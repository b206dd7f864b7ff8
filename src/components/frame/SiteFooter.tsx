import type { ReactNode } from 'react';
import type { Company } from '../../content/schema/company.ts';
import type { Labels } from '../../content/schema/labels.ts';
import type { Navigation } from '../../content/schema/navigation.ts';
import { buildMailtoLink, buildTelLink } from '../../lib/contact-link.ts';
import { formatLabel } from '../../lib/text.ts';
import { Icon } from '../Icon.tsx';
import { Logo } from '../Logo.tsx';
import { Stars } from '../Stars.tsx';
import styles from './SiteFooter.module.css';

export interface SiteFooterProps {
	company: Company;
	navigation: Navigation['footer'];
	labels: Pick<Labels, 'footer' | 'shell' | 'rating'>;
	/** Year of the copyright line, such as "2026". */
	year: string;
	/** True while sample records remain: one line says so. */
	sample: boolean;
}

function Column({ title, children, id }: { title: string; children: ReactNode; id: string }) {
	return (
		<div className={styles.column}>
			<h2 id={id}>{title}</h2>
			{children}
		</div>
	);
}

function LinkList({ links, titleId }: { links: Navigation['header']; titleId: string }) {
	return (
		<nav aria-labelledby={titleId}>
			<ul className={styles.links}>
				{links.map((link) => (
					<li key={link.href}>
						<a href={link.href}>{link.label}</a>
					</li>
				))}
			</ul>
		</nav>
	);
}

/** The footer of every page (specification section 2): rating, links, contact, hours, legal links, copyright. */
export function SiteFooter({ company, navigation, labels, year, sample }: SiteFooterProps) {
	const [main, ...others] = company.phones;
	const { rating } = company.claims;
	return (
		<footer className={styles.footer}>
			<div className={styles.inner}>
				<div className={styles.brand}>
					<Logo name={company.name} descriptor={company.descriptor} />
					<p className={styles.rating}>
						{rating && (
							<Stars rating={Number(rating)} label={formatLabel(labels.rating.stars, { stars: rating })} />
						)}
						<span>{labels.footer.rating}</span>
						<span>{labels.footer.reviews}</span>
					</p>
					<p>{labels.footer.emergency}</p>
					{company.links.social && (
						<p>
							<a
								className={styles.social}
								href={company.links.social}
								target="_blank"
								rel="noopener noreferrer"
							>
								{labels.footer.social}
								<span className="visually-hidden"> {labels.shell.newTab}</span>
							</a>
						</p>
					)}
				</div>
				<Column title={labels.footer.quick} id="footer-quick">
					<LinkList links={navigation.quick} titleId="footer-quick" />
				</Column>
				<Column title={labels.footer.services} id="footer-services">
					<LinkList links={navigation.services} titleId="footer-services" />
				</Column>
				<Column title={labels.footer.contact} id="footer-contact">
					<address className={styles.contact}>
						{main && (
							<a className={styles.main} href={buildTelLink(main.number)}>
								<Icon name="phone" />
								{main.number}
							</a>
						)}
						<a href={buildMailtoLink(company.email)}>{company.email}</a>
						{others.length > 0 && (
							<ul className={styles.phones}>
								{others.map((phone) => (
									<li key={phone.id}>
										<span>{phone.label}</span> <a href={buildTelLink(phone.number)}>{phone.number}</a>
									</li>
								))}
							</ul>
						)}
					</address>
					<h3>{labels.footer.hours}</h3>
					<p className={styles.hours}>
						{company.hours.open}
						<br />
						{company.hours.closed}
					</p>
					{company.languages.map(({ code, sentence }) => (
						<p key={code} className={styles.hours} lang={code}>
							{sentence}
						</p>
					))}
				</Column>
			</div>
			<div className={styles.base}>
				<p>
					<span>
						© {year} {company.name}. {labels.footer.rights}
					</span>{' '}
					{sample && <strong className={styles.sample}>{labels.shell.sample}</strong>}
				</p>
				<nav aria-label={labels.footer.legal}>
					<ul className={styles.legal}>
						{navigation.legal.map((link) => (
							<li key={link.href}>
								<a href={link.href}>{link.label}</a>
							</li>
						))}
					</ul>
				</nav>
			</div>
		</footer>
	);
}
