import { LogoMark } from './Logo.tsx';
import styles from './PhotoPlaceholder.module.css';

/** Stands where a portrait will be: the palmetto mark on the quiet highlight color, with the words of the content. */
export function PhotoPlaceholder({ text }: { text: string }) {
	return (
		<div className={styles.placeholder}>
			<LogoMark />
			<p>{text}</p>
		</div>
	);
}
