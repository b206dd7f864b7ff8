import { classNames } from '../lib/text.ts';
import { LogoMark } from '../ui/Logo.tsx';
import { Prose } from '../ui/Prose.tsx';
import styles from './Guarantee.module.css';

interface GuaranteeProps {
	title: string;
	text: string;
	/** Room above it, where the section before has a ground of its own. */
	spaced?: boolean;
}

/** The guarantee box: what is promised, and within which limits. */
export function Guarantee({ title, text, spaced = false }: GuaranteeProps) {
	return (
		<section className={classNames(styles.outer, spaced && styles.spaced)} aria-labelledby="guarantee-title">
			<div className={styles.box}>
				<LogoMark />
				<div>
					<h2 id="guarantee-title">{title}</h2>
					<Prose text={text} />
				</div>
			</div>
		</section>
	);
}
