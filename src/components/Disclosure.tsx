import type { ComponentProps, ReactNode } from 'react';
import styles from './Disclosure.module.css';
import { LineIcon } from './LineIcon.tsx';

/**
 * A heading, h2 or h3, that opens the content below it, without script. It prints open (styles/print.css). Of those with the same
 * name, at most one is open.
 */
export const Disclosure = ({
	heading,
	children,
	...details
}: ComponentProps<'details'> & { heading: ReactNode }) => (
	<details {...details} className={styles.disclosure}>
		<summary>
			{heading}
			<LineIcon d="M5 12h14">
				<path className={styles.stroke} d="M12 5v14" />
			</LineIcon>
		</summary>
		{children}
	</details>
);
