import { buildTelLink } from '../../lib/contact-link.ts';
import { classNames, formatLabel } from '../../lib/text.ts';
import { findOpening } from '../service-area/open-hours.ts';
import type { Place } from '../service-area/place.ts';
import type { StepProps } from './Field.tsx';
import styles from './StepFields.module.css';

/** Says whether we serve the place and, if somebody answers while the company is closed, whom to call about water. */
export function PlaceAnswer({ place, labels, hours, contacts, onChange }: StepProps & { place: Place }) {
	if (place.kind === 'empty' || place.kind === 'notZip') return null;
	const isServed = place.kind === 'inArea';
	const suggestion = place.kind === 'unknown' ? place.suggestion : undefined;
	return (
		<>
			<p data-in-area={isServed || undefined}>
				<span>{formatLabel(labels.place[place.kind], place)}</span>{' '}
				{isServed && <a href={buildTelLink(place.phone)}>{place.phone}</a>}
			</p>
			{suggestion && (
				<button
					type="button"
					className={classNames(styles.suggestion, 'as-link')}
					onClick={() => onChange({ place: suggestion })}
				>
					{formatLabel(labels.place.suggestion, { town: suggestion })}
				</button>
			)}
			{labels.water && findOpening(new Date(), hours, labels.locale).state !== 'open' && (
				<p className={styles.water}>
					<a href={buildTelLink(contacts.phone)}>{labels.water}</a>
				</p>
			)}
		</>
	);
}
