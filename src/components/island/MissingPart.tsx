import type { Labels } from '../../content/schema/labels.ts';
import styles from './MissingPart.module.css';

/**
 * Stands after an island, unseen until its script did not come for something that a visitor pressed: a page that was open
 * during a new deployment asks for files that are gone.
 */
export function MissingPart({ labels }: { labels: Pick<Labels, 'action' | 'shell'> }) {
	return (
		<p className={styles.missing} role="alert">
			{labels.shell.missingPart}{' '}
			{/* biome-ignore lint/a11y/useValidAnchor: an empty address is that of the page itself, which it loads anew. */}
			<a href="" target="_self">
				{labels.action.reload}
			</a>
		</p>
	);
}
