import type { Labels } from '../../content/schema/labels.ts';
import type { WaterHelp } from '../../content/schema/water-help.ts';
import { buildTelLink } from '../../lib/contact-link.ts';
import { classNames, formatLabel } from '../../lib/text.ts';
import { Button } from '../Button.tsx';
import { Icon } from '../Icon.tsx';
import { Grid, Inner, Split, Stack } from '../layout/layout.tsx';
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
		<section className={classNames(styles.safety, 'emergency')} aria-labelledby="water-title">
			<Inner>
				<Split columns="side" gap={3}>
					<Stack gap={3} className={styles.head}>
						<h1 id="water-title">{title}</h1>
						<Button href={buildTelLink(phone)} look="emergency">
							<Icon name="phone" />
							{formatLabel(labels.shell.call, { number: phone })}
						</Button>
						<p className="small">{arrival}</p>
					</Stack>
					<Stack gap={2}>
						<h2 className="text-xl">{safety.title}</h2>
						<Grid as="ul" columns={2} gap={2}>
							{safety.dangers.map((danger) => (
								<li key={danger.title} className={styles.danger}>
									<Icon name={danger.icon} />
									<p>
										<strong>{danger.title}:</strong> {danger.text}
									</p>
								</li>
							))}
						</Grid>
					</Stack>
				</Split>
			</Inner>
		</section>
	);
}
