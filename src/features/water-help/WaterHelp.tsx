import '../../components/layout/columns.css';
import '../../components/table.css';
import { BulletList } from '../../components/BulletList.tsx';
import { Disclosure } from '../../components/Disclosure.tsx';
import { EmergencyCall } from '../../components/EmergencyCall.tsx';
import { EmergencyNote } from '../../components/EmergencyNote.tsx';
import { Icon } from '../../components/Icon.tsx';
import { Link } from '../../components/Link.tsx';
import { LinkedText } from '../../components/LinkedText.tsx';
import { Card, Grid, Inner, Split, Stack } from '../../components/layout/layout.tsx';
import { Section } from '../../components/Section.tsx';
import { classNames } from '../../lib/text.ts';
import type { WaterHelp } from './schema.ts';
import styles from './WaterHelp.module.css';

/** The first screen for someone with water in the house: the call, then the dangers, without scrolling at 320 by 568, then when we come. */
export const WaterSafety = ({ title, arrival, safety, langOf }: WaterHelp) => (
	<section className={classNames(styles.safety, 'emergency')} aria-labelledby="water-title">
		<Inner>
			<Split columns="side" gap={3}>
				<Stack gap={3} className={styles.head}>
					<h1 id="water-title">{title}</h1>
					<EmergencyCall />
					<EmergencyNote className="small" />
				</Stack>
				<Stack gap={2}>
					<h2 className="text-xl" lang={safety.lang}>
						{safety.title}
					</h2>
					<Grid as="ul" columns={2} gap={2}>
						{safety.dangers.map((danger) => (
							<li key={danger.title} className={styles.danger} lang={danger.lang}>
								<Icon name={danger.icon} />
								<p>
									<strong>{danger.title}:</strong> <LinkedText text={danger.text} />
								</p>
							</li>
						))}
					</Grid>
					<LinkedText as="p" className="small" lang={langOf?.arrival} text={arrival} />
				</Stack>
			</Split>
		</Inner>
	</section>
);

/** What to do now: first the water to stay out of, then the steps for clean or used water, in order. */
export const WaterSteps = ({ title, lang, stayOut, indoor }: WaterHelp['steps']) => (
	<Section id="steps" title={title} lang={lang}>
		<Split columns="side">
			<Card gap={3} className={styles.stayOut} lang={stayOut.lang}>
				<h3 className="text-xl">{stayOut.title}</h3>
				<LinkedText as="p" text={stayOut.text} />
				<BulletList items={stayOut.lines} />
			</Card>
			<Stack gap={2}>
				<h3 className="text-xl" lang={indoor.lang}>
					{indoor.title}
				</h3>
				<LinkedText as="p" lang={indoor.lang} text={indoor.text} />
				<Stack as="ol" gap={3} className={styles.steps}>
					{indoor.steps.map((step) => (
						<li key={step.title} lang={step.lang}>
							<strong>{step.title}</strong>
							{step.text && <LinkedText as="p" className="small soft prose" text={step.text} />}
						</li>
					))}
				</Stack>
			</Stack>
		</Split>
	</Section>
);

/** A table of what can be saved, beside what to tell the insurer; below, how to get ready for a storm. */
export const AfterTheWater = ({ saved, insurer, storm }: WaterHelp) => (
	<Section id="saved" tone="band">
		<Split columns="main" className={styles.after}>
			<div>
				<h2 id="saved-title" lang={saved.lang}>
					{saved.title}
				</h2>
				<SavedTable {...saved} />
			</div>
			<Card as="section" gap={3} aria-labelledby="insurer-title" lang={insurer.lang}>
				<h2 id="insurer-title" className="text-xl">
					{insurer.title}
				</h2>
				<BulletList items={insurer.lines} />
			</Card>
			{/* Closed, because someone with water in the house doesn't need it. */}
			{storm && (
				<Disclosure heading={<h2 lang={storm.lang}>{storm.title}</h2>}>
					<Stack>
						{storm.intro && <LinkedText as="p" className="soft" lang={storm.lang} text={storm.intro} />}
						<ol className={classNames(styles.storm, 'columns')}>
							{storm.steps.map(({ text, link, lang }) => (
								<li key={text.trim()} lang={lang}>
									<LinkedText text={text} />{' '}
									{link && (
										<Link href={link.url} lang={link.lang}>
											{link.title}
										</Link>
									)}
								</li>
							))}
						</ol>
					</Stack>
				</Disclosure>
			)}
		</Split>
	</Section>
);

const SavedTable = ({ columns, groups }: WaterHelp['saved']) => (
	<table className={styles.table} aria-labelledby="saved-title">
		<thead>
			<tr lang={columns.lang}>
				<th scope="col">{columns.thing}</th>
				<th scope="col">{columns.usually}</th>
				<th scope="col">{columns.why}</th>
			</tr>
		</thead>
		{groups.map((group) => (
			<tbody key={group.title}>
				<tr lang={group.lang}>
					<th scope="rowgroup" colSpan={3} className="display">
						{group.title}
					</th>
				</tr>
				{group.rows.map((row) => (
					<tr key={row.thing} lang={row.lang}>
						<th scope="row">{row.thing}</th>
						<td className="eyebrow">{row.usually}</td>
						<LinkedText as="td" text={row.why} />
					</tr>
				))}
			</tbody>
		))}
	</table>
);
