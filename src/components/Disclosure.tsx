import type { ReactNode } from 'react';
import styles from './Disclosure.module.css';
import { LineIcon } from './LineIcon.tsx';

interface DisclosureProps {
	/** With one, it can be linked to. */
	id?: string | undefined;
	/** The language of its words, where that isn't the page's. */
	language?: string | undefined;
	/** At most one of those with the same name is open. */
	name?: string;
	/** The heading that opens it, h2 or h3. */
	heading: ReactNode;
	children: ReactNode;
}

/** A heading that opens what is below it, without script. On paper it is open (styles/print.css). */
export function Disclosure({ id, language, name, heading, children }: DisclosureProps) {
	return (
		<details id={id} lang={language} name={name} className={styles.disclosure}>
			<summary>
				{heading}
				<LineIcon d="M5 12h14">
					<path className={styles.stroke} d="M12 5v14" />
				</LineIcon>
			</summary>
			{children}
		</details>
	);
}
