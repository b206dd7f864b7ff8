import { BulletList } from '../../components/BulletList.tsx';
import { Disclosure } from '../../components/Disclosure.tsx';
import { ExternalLink } from '../../components/ExternalLink.tsx';
import { LinkedText } from '../../components/LinkedText.tsx';
import { Card, Split, Stack } from '../../components/layout/layout.tsx';
import { Section } from '../../components/Section.tsx';
import { classNames } from '../../lib/text.ts';
import styles from './AfterTheWater.module.css';
import type { WaterHelp } from './schema.ts';

/** A table of what can be saved, beside what to tell the insurer; below, how to get ready for a storm. */
export function AfterTheWater({ saved, insurer, storm }: Pick<WaterHelp, 'saved' | 'insurer' | 'storm'>) {
	return (
		<Section id="saved" tone="band">
			<Split columns="main" className={styles.layout}>
				<div>
					<h2 id="saved-title">{saved.title}</h2>
					<table className={styles.table} aria-labelledby="saved-title">
						<thead>
							<tr>
								<th scope="col">{saved.columns.thing}</th>
								<th scope="col">{saved.columns.usually}</th>
								<th scope="col">{saved.columns.why}</th>
							</tr>
						</thead>
						{saved.groups.map((group) => (
							<tbody key={group.title}>
								<tr>
									<th scope="rowgroup" colSpan={3} className="display">
										{group.title}
									</th>
								</tr>
								{group.rows.map((row) => (
									<tr key={row.thing}>
										<th scope="row">{row.thing}</th>
										<td className="eyebrow">{row.usually}</td>
										<td>
											<LinkedText text={row.why} />
										</td>
									</tr>
								))}
							</tbody>
						))}
					</table>
				</div>
				<Card as="section" gap={3} aria-labelledby="insurer-title">
					<h2 id="insurer-title" className="text-xl">
						{insurer.title}
					</h2>
					<BulletList items={insurer.lines} />
				</Card>
				{/* Closed, because someone with water in the house doesn't need it. */}
				{storm && (
					<Disclosure heading={<h2>{storm.title}</h2>}>
						<Stack>
							{storm.intro && (
								<p className="soft">
									<LinkedText text={storm.intro} />
								</p>
							)}
							<ol className={classNames(styles.storm, 'columns')}>
								{storm.steps.map(({ text, link }) => (
									<li key={text.trim()}>
										<LinkedText text={text} />{' '}
										{link && <ExternalLink href={link.url}>{link.title}</ExternalLink>}
									</li>
								))}
							</ol>
						</Stack>
					</Disclosure>
				)}
			</Split>
		</Section>
	);
}
