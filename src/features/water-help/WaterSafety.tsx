import { Button } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { LinkedText } from '../../components/LinkedText.tsx';
import { Grid, Inner, Split, Stack } from '../../components/layout/layout.tsx';
import { call } from '../../content/facts.ts';
import { classNames } from '../../lib/text.ts';
import type { WaterHelp } from './schema.ts';
import styles from './WaterSafety.module.css';

/** The first screen for someone with water in the house: the call, then the dangers, without scrolling at 320 by 568. */
export function WaterSafety({ title, arrival, safety }: Pick<WaterHelp, 'title' | 'arrival' | 'safety'>) {
	return (
		<section className={classNames(styles.safety, 'emergency')} aria-labelledby="water-title">
			<Inner>
				<Split columns="side" gap={3}>
					<Stack gap={3} className={styles.head}>
						<h1 id="water-title">{title}</h1>
						<Button href={call.href} look="emergency">
							<Icon name="phone" />
							{call.words}
						</Button>
						<p className="small">
							<LinkedText text={arrival} />
						</p>
					</Stack>
					<Stack gap={2}>
						<h2 className="text-xl">{safety.title}</h2>
						<Grid as="ul" columns={2} gap={2}>
							{safety.dangers.map((danger) => (
								<li key={danger.title} className={styles.danger}>
									<Icon name={danger.icon} />
									<p>
										<strong>{danger.title}:</strong> <LinkedText text={danger.text} />
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
