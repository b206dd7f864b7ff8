import type { WaterHelp } from '../../content/schema/water-help.ts';
import { BulletList } from '../BulletList.tsx';
import { Section } from '../Section.tsx';
import { StormPreparation } from './StormPreparation.tsx';
import styles from './WaterDamage.module.css';

interface WaterDamageProps extends Pick<WaterHelp, 'saved' | 'insurer' | 'storm'> {
	/** Words for screen readers: the link opens a new tab. */
	newTab: string;
}

/** What may be saved, as a table; beside it what to tell the insurer, and below it how to get ready for a storm. */
export function WaterDamage({ saved, insurer, storm, newTab }: WaterDamageProps) {
	return (
		<Section id="saved" tone="band" className={styles.layout}>
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
								<th scope="rowgroup" colSpan={3}>
									{group.title}
								</th>
							</tr>
							{group.rows.map((row) => (
								<tr key={row.thing}>
									<th scope="row">{row.thing}</th>
									<td>{row.usually}</td>
									<td>{row.why}</td>
								</tr>
							))}
						</tbody>
					))}
				</table>
			</div>
			<section className={styles.insurer} aria-labelledby="insurer-title">
				<h2 id="insurer-title">{insurer.title}</h2>
				<BulletList items={insurer.lines} />
			</section>
			<StormPreparation storm={storm} newTab={newTab} />
		</Section>
	);
}
