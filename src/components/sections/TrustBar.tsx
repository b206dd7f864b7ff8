import type { IconName } from 'lucide-react/dynamic';
import type { ReactNode } from 'react';
import { classNames } from '../../lib/text.ts';
import { Icon } from '../Icon.tsx';
import { Grid, Inner, Stack } from '../layout/layout.tsx';
import styles from './TrustBar.module.css';

interface TrustBarProps {
	items: { value: string; label: string; icon?: IconName; stars?: ReactNode }[];
	/** Where the numbers come from. */
	note?: ReactNode;
}

/** Reasons to trust the company in one row under the hero, each a figure with an icon or stars. */
export function TrustBar({ items, note }: TrustBarProps) {
	if (items.length === 0) return null;
	return (
		<div className={classNames(styles.bar, 'deep')}>
			<Inner>
				<Stack>
					<Grid as="ul" narrow>
						{items.map((item) => (
							<li key={item.value + item.label} className={styles.item}>
								{item.icon && <Icon name={item.icon} />}
								<div>
									<p>
										<strong className="display">{item.value}</strong>{' '}
										<span className="small soft">{item.label}</span>
									</p>
									{item.stars}
								</div>
							</li>
						))}
					</Grid>
					{note}
				</Stack>
			</Inner>
		</div>
	);
}
