import type { Labels } from '../../content/schema/labels.ts';
import styles from './SelectionNote.module.css';

/** Stands once on a page that quotes customers: those shown are a selection (16 CFR 465: no impression that they are all). */
export function SelectionNote({ labels }: { labels: Pick<Labels, 'quotes'> }) {
	return (
		<p className={styles.note} data-selection="">
			{labels.quotes.selection}
		</p>
	);
}
