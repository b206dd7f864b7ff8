import { BulletList } from '../../components/BulletList.tsx';
import { Split, Stack } from '../../components/layout/layout.tsx';
import { Prose } from '../../components/Prose.tsx';
import { Section } from '../../components/Section.tsx';
import { labels } from '../../content/facts.ts';
import { formatDate } from '../../lib/date.ts';
import { formatLabel } from '../../lib/text.ts';
import styles from './OpenPosition.module.css';
import type { PositionView } from './query.ts';

/** "$19 to $25 an hour". */
function describePay({ min, max, unit }: NonNullable<PositionView['salary']>): string {
	const [from, to] = [min, max].map((amount) =>
		amount.toLocaleString(labels.locale, {
			style: 'currency',
			currency: 'USD',
			trailingZeroDisplay: 'stripIfInteger',
		}),
	);
	const price = from === to ? from : formatLabel(labels.hours.range, { from, to });
	return formatLabel(labels.careers.units[unit], { price });
}

/** An open position: terms beside the summary, and duties beside requirements below. */
export function OpenPosition({ position }: { position: PositionView }) {
	const words = labels.careers;
	const terms = [
		[words.location, `${position.city}, ${position.state}`],
		[words.type, words.types[position.employmentType]],
		...(position.salary ? [[words.pay, describePay(position.salary)]] : []),
		[words.posted, formatDate(position.datePosted, labels.locale)],
		[words.closes, formatDate(position.validThrough, labels.locale)],
		...(position.identifier ? [[words.reference, position.identifier]] : []),
	] as const;
	return (
		<Section id={`position-${position.id}`}>
			<Split columns="even">
				<Stack>
					<h2 id={`position-${position.id}-title`}>{position.title}</h2>
					<dl className={styles.terms}>
						{terms.map(([term, value]) => (
							<div key={term}>
								<dt className="soft">{term}</dt>
								<dd>{value}</dd>
							</div>
						))}
					</dl>
				</Stack>
				<Prose text={position.summary} lead />
				<Stack>
					<h3>{words.duties}</h3>
					<BulletList items={position.duties} />
				</Stack>
				<Stack>
					<h3>{words.requirements}</h3>
					<BulletList items={position.requirements} />
				</Stack>
			</Split>
		</Section>
	);
}
