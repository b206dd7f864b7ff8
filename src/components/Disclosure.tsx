import type { ReactNode } from 'react';
import styles from './Disclosure.module.css';
import { LineIcon } from './LineIcon.tsx';

interface DisclosureProps {
	id?: string | undefined;
	/** Language of the text, if it isn't the page's. */
	lang?: string | undefined;
	/** Of those with the same name, at most one is open. */
	name?: string;
	/** The heading that opens it, h2 or h3. */
	heading: ReactNode;
	children: ReactNode;
}

/** A heading that opens the content below it, without script. It prints open (styles/print.css). */
export function Disclosure({ id, lang, name, heading, children }: DisclosureProps) {
	return (
		<details id={id} lang={lang} name={name} className={styles.disclosure}>
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
