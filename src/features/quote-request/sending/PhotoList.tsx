import { LineIcon } from '../../../components/LineIcon.tsx';
import { formatLabel } from '../../../lib/text.ts';
import type { Picture } from '../request.ts';
import styles from './photos.module.css';
import { findPrepared } from './photos.ts';

interface PhotoListProps {
	pictures: Picture[] | undefined;
	/** Words for removing one, with {name}; none if they can't be removed. */
	remove?: string;
	onRemove?: (id: string) => void;
}

/** The photos of a request, small, each with a button that removes it. A format that browsers can't show is named. */
export function PhotoList({ pictures = [], remove, onRemove }: PhotoListProps) {
	if (pictures.length === 0) return null;
	return (
		<ul className={styles.list}>
			{pictures.map((picture) => (
				<li key={picture.id}>
					{findPrepared(picture)?.isShown ? (
						<img src={picture.id} alt={picture.name} />
					) : (
						<span>{picture.name}</span>
					)}
					{remove && (
						<button
							type="button"
							aria-label={formatLabel(remove, { name: picture.name })}
							onClick={() => onRemove?.(picture.id)}
						>
							<LineIcon d="m6 6 12 12M18 6 6 18" size={16} />
						</button>
					)}
				</li>
			))}
		</ul>
	);
}
