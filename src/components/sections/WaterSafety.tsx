import type { Labels } from '../../content/schema/labels.ts';
import type { WaterHelp } from '../../content/schema/water-help.ts';
import { buildTelLink } from '../../lib/contact-link.ts';
import { formatLabel } from '../../lib/text.ts';
import { Icon } from '../Icon.tsx';
import styles from './WaterSafety.module.css';

interface WaterSafetyProps {
	title: string;
	/** When we answer and how soon we aim to arrive. */
	arrival: string;
	safety: WaterHelp['safety'];
	phone: string;
	labels: Pick<Labels, 'shell'>;
}

/** The first screen for someone with water in the house: the call, then the dangers, without scrolling at 320 by 568. */
export function WaterSafety({ title, arrival, safety, phone, labels }: WaterSafetyProps) {
	return (
		<section className={styles.safety} aria-labelledby="water-title">
			<div className={styles.inner}>
				<div className={styles.head}>
					<h1 id="water-title">{title}</h1>
					<a className={styles.call} href={buildTelLink(phone)} data-print="none">
						<Icon name="phone" />
						{formatLabel(labels.shell.call, { number: phone })}
					</a>
					<p>{arrival}</p>
				</div>
				<div>
					<h2>{safety.title}</h2>
					<ul className={styles.dangers}>
						{safety.dangers.map((danger) => (
							<li key={danger.title}>
								<Icon name={danger.icon} />
								<p>
									<strong>{danger.title}:</strong> {danger.text}
								</p>
							</li>
						))}
					</ul>
				</div>
			</div>
		</section>
	);
}
