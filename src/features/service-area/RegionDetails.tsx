import { Icon } from '../../components/Icon.tsx';
import { Section } from '../../components/Section.tsx';
import type { Company } from '../../content/schema/company.ts';
import type { Labels } from '../../content/schema/labels.ts';
import { buildTelLink } from '../../lib/contact-link.ts';
import { formatLabel } from '../../lib/text.ts';
import styles from './RegionDetails.module.css';
import type { Area } from './schema.ts';

interface RegionDetailsProps {
	title: string;
	intro?: string | undefined;
	areas: Pick<Area, 'id' | 'title' | 'summary' | 'conditions' | 'phone'>[];
	phones: Company['phones'];
	labels: Pick<Labels, 'areas'>;
}

/**
 * What the climate does in each region, with the local number. A region of which nothing is said is left out: the map and
 * the list of towns have it.
 */
export function RegionDetails({ title, intro, areas, phones, labels }: RegionDetailsProps) {
	const told = areas.filter(({ summary, conditions }) => summary !== undefined || conditions.length > 0);
	if (told.length === 0) return null;
	return (
		<Section id="regions" title={title} intro={intro} tone="band">
			<div className={styles.list}>
				{told.map((area) => {
					const phone = phones.find((candidate) => candidate.id === area.phone);
					return (
						<article key={area.id} className={styles.region} id={area.id}>
							<div className={styles.head}>
								<h3>{area.title}</h3>
								{area.summary && <p>{area.summary}</p>}
								{phone && (
									<a className={styles.phone} href={buildTelLink(phone.number)}>
										<Icon name="phone" />
										{formatLabel(labels.areas.nearestPhone, { number: phone.number })}
									</a>
								)}
							</div>
							{area.conditions.length > 0 && (
								<dl className={styles.conditions}>
									{area.conditions.map((condition) => (
										<div key={condition.title}>
											<dt>{condition.title}</dt>
											<dd>{condition.text}</dd>
										</div>
									))}
								</dl>
							)}
						</article>
					);
				})}
			</div>
		</Section>
	);
}
