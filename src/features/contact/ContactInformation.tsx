import { Row, Stack } from '../../components/layout/layout.tsx';
import { company, hours, labels, specialDays } from '../../content/facts.ts';
import { describeSpecial } from '../../content/hours.ts';
import { buildMailtoLink, buildTelLink } from '../../lib/contact-link.ts';
import { classNames } from '../../lib/text.ts';
import styles from './ContactInformation.module.css';
import type { ContactPage } from './schema.ts';

/**
 * The panel in the hero: phones, the email address, the hours, and a badge that doesn't depend on the time
 * (docs/specification.md, 3.7), beside the emergency line, which is always open. Neither without that line.
 */
export function ContactInformation({ title, openNow }: ContactPage['information']) {
	const special = specialDays.map((days) => describeSpecial(days, labels));
	const [, ...others] = company.phones;
	const lines = [hours.lines, special, company.hours.sameDay ?? []].flat();
	return (
		<Stack as="section" gap={2} id="information" aria-labelledby="information-title">
			<h2 id="information-title" className="text-xl">
				{title}
			</h2>
			<dl className={styles.list}>
				{company.phones.map((phone) => (
					<div key={phone.id} className={others.length === 0 ? styles.wide : undefined}>
						<dt className="small soft">{phone.label}</dt>
						<dd>
							<a href={buildTelLink(phone.number)}>{phone.number}</a>
						</dd>
					</div>
				))}
				<div className={styles.wide}>
					<dt className="small soft">{labels.contact.email}</dt>
					<dd>
						<a href={buildMailtoLink(company.email)}>{company.email}</a>
					</dd>
				</div>
				<div className={styles.wide}>
					<dt className="small soft">{labels.contact.hours}</dt>
					<dd>{lines.flatMap((line, index) => (index > 0 ? [<br key={line} />, line] : line))}</dd>
				</div>
			</dl>
			<Row>
				{company.hours.emergency && (
					<p>
						{openNow && <span className={classNames(styles.badge, 'tag')}>{openNow}</span>}{' '}
						{company.hours.emergency}
					</p>
				)}
				{company.languages.map(({ code, sentence }) => (
					<p key={code} lang={code}>
						{sentence}
					</p>
				))}
			</Row>
		</Stack>
	);
}
