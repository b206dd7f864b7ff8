import type { ReactNode } from 'react';
import { classNames } from '../../lib/text.ts';
import { Grid, Inner, Stack } from '../layout/layout.tsx';
import { Weave } from '../Weave.tsx';
import type { Fact } from './KeyFacts.tsx';
import styles from './TrustBar.module.css';

/** Reasons to trust the company in one row under the hero, each a figure with a label, and where they come from. */
export const TrustBar = ({ items, note }: { items: Fact[]; note?: ReactNode }) =>
	items.length > 0 && (
		<div className={classNames(styles.bar, 'banner woven')}>
			<Inner>
				<Stack>
					<Grid as="ul" narrow>
						{items.map((item) => (
							<li key={item.value + item.label} className={styles.item}>
								<p lang={item.lang}>
									<strong className="display">{item.value}</strong>{' '}
									<span className="small soft">{item.label}</span>
								</p>
							</li>
						))}
					</Grid>
					{note}
				</Stack>
			</Inner>
			<Weave />
		</div>
	);
