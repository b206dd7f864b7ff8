import '../../components/layout/columns.css';
import { BulletList } from '../../components/BulletList.tsx';
import { Button } from '../../components/Button.tsx';
import { CallWords } from '../../components/CallWords.tsx';
import { Actions, Split, Stack } from '../../components/layout/layout.tsx';
import { Prose } from '../../components/Prose.tsx';
import { Section } from '../../components/Section.tsx';
import { FeatureGrid } from '../../components/sections/FeatureGrid.tsx';
import { company, labels } from '../../content/facts.ts';
import { phone } from '../../content/phones.ts';
import { buildMailtoLink, buildTelLink } from '../../lib/contact-link.ts';
import { formatDate } from '../../lib/date.ts';
import { formatRange } from '../../lib/dollars.ts';
import { formatLabel } from '../../lib/text.ts';
import styles from './Careers.module.css';
import type { PositionView } from './query.ts';
import type { CareersPage } from './schema.ts';

type OpenPositionsProps = Pick<CareersPage, 'benefits'> & { positions: PositionView[] };

/** Every open position with its benefits. With more than two, links to them come first. */
export const OpenPositions = ({ positions, benefits }: OpenPositionsProps) => (
	<>
		{positions.length > 2 && (
			<Section id="positions" title={labels.careers.open}>
				<ul className="columns">
					{positions.map(({ id, title, lang }) => (
						<li key={id}>
							<a className="tap" href={`#position-${id}`} lang={lang}>
								{title}
							</a>
						</li>
					))}
				</ul>
			</Section>
		)}
		{positions.map((position) => (
			<div key={position.id}>
				<OpenPosition position={position} />
				<FeatureGrid
					id={`benefits-${position.id}`}
					{...(benefits ?? { title: labels.careers.benefits })}
					features={position.benefits}
				/>
			</div>
		))}
	</>
);

/** "$19 to $25 an hour". */
function describePay({ min, max, unit }: NonNullable<PositionView['salary']>): string {
	const price = formatRange({ from: min, to: max }, labels.prices);
	return formatLabel(labels.careers.units[unit], { price });
}

/** An open position: terms beside the summary, and duties beside requirements below. */
function OpenPosition({ position }: { position: PositionView }) {
	const words = labels.careers;
	const terms = [
		[words.location, `${position.city}, ${position.state}`],
		[words.type, words.types[position.employmentType]],
		...(position.salary ? [[words.pay, describePay(position.salary)]] : []),
		[words.posted, formatDate(position.datePosted, labels.locale)],
		...(position.validThrough ? [[words.closes, formatDate(position.validThrough, labels.locale)]] : []),
		...(position.identifier ? [[words.reference, position.identifier]] : []),
	] as const;
	const lists = [
		[words.duties, position.duties, position.langOf?.duties],
		[words.requirements, position.requirements, position.langOf?.requirements],
	] as const;
	return (
		<Section id={`position-${position.id}`}>
			<Split columns="even">
				<Stack>
					<h2 id={`position-${position.id}-title`} lang={position.lang}>
						{position.title}
					</h2>
					<dl className={styles.terms}>
						{terms.map(([term, value]) => (
							<div key={term} className="apart">
								<dt className="soft">{term}</dt>
								<dd>{value}</dd>
							</div>
						))}
					</dl>
				</Stack>
				<Prose text={position.summary} lang={position.langOf?.summary} lead />
				{lists
					.filter(([, items]) => items.length > 0)
					.map(([title, items, lang]) => (
						<Stack key={title}>
							<h3>{title}</h3>
							<BulletList items={items} lang={lang} />
						</Stack>
					))}
			</Split>
		</Section>
	);
}

type ApplyProps = Partial<NonNullable<CareersPage['apply']>> & {
	positions: readonly Pick<PositionView, 'title'>[];
};

/**
 * How to apply: by phone or email only. There is no application form (docs/specification.md, 3.8). The subject of the
 * email names the job if only one is open.
 */
export function Apply({ title, text, lang, mailSubject, positions }: ApplyProps) {
	const job = positions.length === 1 ? positions[0]?.title : undefined;
	const subject = [mailSubject, job].filter(Boolean).join(': ') || labels.careers.open;
	return (
		<Section id="apply" title={title ?? labels.careers.apply} lang={lang} head="side">
			<Stack gap={5}>
				{text && <Prose text={text} lang={lang} />}
				<Actions>
					<Button href={buildTelLink(phone)}>
						<CallWords text={formatLabel(labels.careers.applyPhone, { number: phone })} />
					</Button>
					{company.email && (
						<Button href={buildMailtoLink(company.email, { subject })} look="outline">
							{labels.careers.applyEmail}
						</Button>
					)}
				</Actions>
			</Stack>
		</Section>
	);
}
