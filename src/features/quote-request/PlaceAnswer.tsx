import { buildTelLink } from '../../lib/contact-link.ts';
import { classNames, formatLabel } from '../../lib/text.ts';
import { findOpening } from '../service-area/open-hours.ts';
import type { Place } from '../service-area/place.ts';
import type { StepProps } from './Field.tsx';
import styles from './Steps.module.css';

/** Says whether we serve the place and, while the company is closed, whom to call about water in the house. */
export function PlaceAnswer({ place, ...step }: StepProps & { place: Place }) {
	const { labels, hours, contacts } = step;
	if (place.kind === 'empty' || place.kind === 'not-zip') return null;
	return (
		<>
			<PlaceSentence place={place} {...step} />
			{findOpening(new Date(), hours, labels.locale).state !== 'open' && (
				<p className={styles.water}>
					<a href={buildTelLink(contacts.phone)}>{labels.water}</a>
				</p>
			)}
		</>
	);
}

function PlaceSentence({
	place,
	labels,
	onChange,
}: Pick<StepProps, 'labels' | 'onChange'> & { place: Place }) {
	const { inArea, unknown, outsideZip, notFlorida, suggestion } = labels.place;
	switch (place.kind) {
		case 'in-area':
			return (
				<p data-in-area="">
					{formatLabel(inArea, { town: place.town })} <a href={buildTelLink(place.phone)}>{place.phone}</a>
				</p>
			);
		case 'outside-zip':
			return <p>{formatLabel(outsideZip, { zip: place.zip })}</p>;
		case 'not-florida':
			return <p>{formatLabel(notFlorida, { value: place.zip })}</p>;
		case 'unknown': {
			const town = place.suggestion;
			return (
				<>
					<p>{formatLabel(unknown, { place: place.text })}</p>
					{town && (
						<button
							type="button"
							className={classNames(styles.suggestion, 'as-link')}
							onClick={() => onChange({ place: town })}
						>
							{formatLabel(suggestion, { town })}
						</button>
					)}
				</>
			);
		}
		default:
			return null;
	}
}
