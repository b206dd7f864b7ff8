import { buildMailtoLink, buildTelLink } from '../lib/contact-link.ts';
import type { Company } from '../schema/company.ts';
import type { Labels } from '../schema/labels.ts';
import { Section } from '../ui/Section.tsx';
import styles from './ContactInformation.module.css';

interface ContactInformationProps {
	title: string;
	intro?: string | undefined;
	/** The fixed badge, not computed from the time (specification section 2, Contact). It is true of the emergency line alone. */
	openNow: string;
	company: Company;
	labels: Pick<Labels, 'contact'>;
}

/** Four phones, one email address, the hours, and the badge beside the emergency line, the one that is always open. */
export function ContactInformation({ title, intro, openNow, company, labels }: ContactInformationProps) {
	return (
		<Section id="information" title={title} intro={intro}>
			<div className={styles.grid}>
				<div className={styles.phones}>
					<h3>{labels.contact.phones}</h3>
					<dl>
						{company.phones.map((phone) => (
							<div key={phone.id}>
								<dt>{phone.label}</dt>
								<dd>
									<a href={buildTelLink(phone.number)}>{phone.number}</a>
								</dd>
							</div>
						))}
					</dl>
				</div>
				<div>
					<h3>{labels.contact.email}</h3>
					<p>
						<a className={styles.email} href={buildMailtoLink(company.email)}>
							{company.email}
						</a>
					</p>
					<h3 className={styles.hours}>{labels.contact.hours}</h3>
					<p>{company.hours.open}</p>
					<p>{company.hours.closed}</p>
					<p>{company.hours.sameDay}</p>
					<p className={styles.emergency}>
						<span className={styles.badge}>{openNow}</span> {company.hours.emergency}
					</p>
					{company.languages.map(({ code, sentence }) => (
						<p key={code} lang={code}>
							{sentence}
						</p>
					))}
				</div>
			</div>
		</Section>
	);
}
