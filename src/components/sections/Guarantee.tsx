import { LogoMark } from '../Logo.tsx';
import { Prose } from '../Prose.tsx';
import styles from './Guarantee.module.css';

interface GuaranteeProps {
	title: string;
	text: string;
}

/** The guarantee box: what is promised, and within which limits. */
export function Guarantee({ title, text }: GuaranteeProps) {
	return (
		<div className={styles.box}>
			<LogoMark />
			<h2 id="guarantee-title">{title}</h2>
			<Prose text={text} className={styles.text ?? ''} />
		</div>
	);
}
