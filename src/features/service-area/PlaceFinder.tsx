import { buttonClass } from '../../components/Button.tsx';
import type { Labels } from '../../content/schema/labels.ts';
import { copyPaths } from '../../lib/links.ts';
import styles from './PlaceFinder.module.css';

interface PlaceFinderProps {
	labels: Pick<Labels, 'placeFinder'>;
}

/**
 * "Do you serve my area?": one field for a ZIP code, city or address, answered on the device by src/features/service-area/place-answer.ts.
 * Without script it leads to the list of towns, with what was typed in the address.
 */
export function PlaceFinder({ labels }: PlaceFinderProps) {
	const words = labels.placeFinder;
	return (
		<form
			className={styles.finder}
			action={`${copyPaths.serviceAreas}#service-areas`}
			data-place-finder=""
			data-unloaded={words.unloaded}
			data-print="none"
		>
			<label htmlFor="place-finder">{words.label}</label>
			<div className={styles.row}>
				<input
					id="place-finder"
					name="place"
					type="text"
					autoComplete="postal-code"
					enterKeyHint="search"
					maxLength={120}
					aria-describedby="place-finder-hint place-finder-answer"
				/>
				<button type="submit" className={buttonClass('secondary')}>
					{words.ask}
				</button>
			</div>
			<p id="place-finder-hint" className={styles.hint}>
				{words.hint}
			</p>
			<p id="place-finder-answer" className={styles.answer} role="status" />
		</form>
	);
}
