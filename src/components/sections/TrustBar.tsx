import type { ReactNode } from 'react';
import { classNames } from '../../lib/text.ts';
import { Grid, Inner, Stack } from '../layout/layout.tsx';
import { Weave } from '../Weave.tsx';
import styles from './TrustBar.module.css';

interface TrustBarProps {
	items: { value: string; label: string; lang?: string | undefined }[];
	/** Where the numbers come from. */
	note?: ReactNode;
}

/** Reasons to trust the company in one row under the hero, each a figure with a label. */
export function TrustBar({ items, note }: TrustBarProps) {
	if (items.length === 0) return null;
	return (
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
}
