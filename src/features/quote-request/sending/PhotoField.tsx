import { type ReactNode, useEffect, useRef } from 'react';
import { LineIcon } from '../../../components/LineIcon.tsx';
import { classNames, formatLabel } from '../../../lib/text.ts';
import fieldStyles from '../Field.module.css';
import { ErrorIcon, fieldId, type StepProps } from '../Field.tsx';
import type { Picture, QuoteRequest } from '../request.ts';
import styles from './photos.module.css';
import { findPrepared, isAdding, numberNames, photoLimits } from './photos.ts';
import type { Sender } from './sending.ts';

const drawings = {
	add: 'M5 4h14a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1Zm-1 12 5-5 9 9M15 9v.01',
	take: 'M4 8h3l2-3h6l2 3h3a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1Z',
};

/** Adds photos from the device or, on a phone, from its camera. Files can also be dropped anywhere on the form. */
export function PhotoField({ request, onChange, sender }: StepProps & { sender: Sender }) {
	const { labels, addPhotos } = sender;
	const { photos: words } = labels;
	const field = useRef<HTMLDivElement>(null);
	const { pictures, problems } = request;
	const here = pictures.filter(findPrepared);
	const names = pictures.filter((picture) => !findPrepared(picture)).map(({ name }) => name);
	const lost = names.length > 0 ? [formatLabel(words.lost, { names: names.join(', ') })] : [];
	/** Once the photos of a field are added, the same file can be chosen again. */
	const take = (input: HTMLInputElement) => {
		addPhotos([...(input.files ?? [])]);
		input.value = '';
	};
	// The visitor may have chosen some before hydration.
	// biome-ignore lint/correctness/useExhaustiveDependencies: once
	useEffect(() => {
		for (const input of field.current?.querySelectorAll('input') ?? []) if (input.value) take(input);
	}, []);
	const remove = (id: string) => {
		onChange({ pictures: pictures.filter((picture) => picture.id !== id) });
		// The pressed button is gone.
		field.current?.querySelector('input')?.focus();
	};
	return (
		<div ref={field} className={fieldStyles.field}>
			<div className={styles.buttons}>
				{(['add', 'take'] as const).map((way) => (
					<label key={way} className={styles.button} data-way={way}>
						<input
							id={way === 'add' ? fieldId('photos') : undefined}
							type="file"
							// With ".heic" too, iPhones would send their own format.
							accept="image/*"
							aria-describedby="quote-photos-hint"
							{...(way === 'add' ? { multiple: true } : { capture: 'environment' })}
							onChange={({ target }) => take(target)}
						/>
						<LineIcon d={drawings[way]} size={20}>
							{way === 'take' && <circle cx="12" cy="13" r="3" />}
						</LineIcon>
						{words[way]}
					</label>
				))}
			</div>
			<p id="quote-photos-hint" className="fine">
				{formatLabel(words.hint, photoLimits)}
			</p>
			<div role="status" className={classNames(styles.status, 'small')}>
				{isAdding() && <p>{words.adding}</p>}
				{!isAdding() && here.length > 0 && (
					<p className={styles.added}>
						{formatLabel(words.added, { count: here.length, most: photoLimits.count })}
					</p>
				)}
				{[...new Set([...problems, ...lost])].map((problem) => (
					<p key={problem}>
						<ErrorIcon />
						{problem}
					</p>
				))}
			</div>
			<PhotoList
				pictures={pictures}
				drawButton={({ id, name }) => (
					<button type="button" aria-label={formatLabel(words.remove, { name })} onClick={() => remove(id)}>
						<LineIcon d="m6 6 12 12M18 6 6 18" size={16} />
					</button>
				)}
			/>
		</div>
	);
}

type PhotoListProps = Pick<QuoteRequest, 'pictures'> & { drawButton?: (picture: Picture) => ReactNode };

/** The photos of a request, small. A format that browsers can't show is named. */
export const PhotoList = ({ pictures, drawButton }: PhotoListProps) =>
	pictures.length > 0 && (
		<ul className={styles.list}>
			{numberNames(pictures).map((picture) => (
				<li key={picture.id}>
					{findPrepared(picture)?.isShown ? (
						// Dragged a little, it would be dropped as one more.
						<img src={picture.id} alt={picture.name} draggable={false} />
					) : (
						<span>{picture.name}</span>
					)}
					{drawButton?.(picture)}
				</li>
			))}
		</ul>
	);
