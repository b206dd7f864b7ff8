import { LogoMark } from '../ui/Logo.tsx';
import { Prose } from '../ui/Prose.tsx';
import styles from './Guarantee.module.css';

/** The guarantee box: what is promised, and within which limits. */
export function Guarantee({ title, text }: { title: string; text: string }) {
	return (
		<section className={styles.outer} aria-labelledby="guarantee-title">
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
