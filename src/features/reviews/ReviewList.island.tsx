import '../../components/field.css';
import '../../components/layout/columns.css';
import '../../components/picker.css';
import { useEffect, useRef, useState } from 'react';
import { makeIsland } from '../../components/island/make-island.tsx';
import { Row, Stack } from '../../components/layout/layout.tsx';
import { Quotation } from '../../components/Quotation.tsx';
import { Stars } from '../../components/Stars.tsx';
import type { Labels } from '../../content/schema/labels.ts';
import { classNames, cutAtWord, formatLabel, joinWords } from '../../lib/text.ts';
import type { ShownReview } from './query.ts';
import styles from './ReviewList.module.css';

export interface ReviewListProps {
	reviews: ShownReview[];
	/** "count" already contains the total; {shown} is left to fill. */
	labels: Labels['rating'] & Labels['testimonials'];
}

/** Texts longer than this are collapsed (docs/specification.md, 8). In characters. */
const limit = 200;

/**
 * Filters the reviews by service. Long ones open one at a time.
 * Why script: to filter. Opening a review needs none.
 * Why when visible: nobody filters what they don't see. A choice made before hydration is kept.
 * Without script: all reviews, which open, and no filter. There is no filter either if all reviews are about one
 * service.
 */
export const ReviewList = makeIsland(FilteredList);

function FilteredList({ reviews, labels }: ReviewListProps) {
	const [chosen, choose] = useState('');
	const filter = useRef<HTMLSelectElement>(null);
	// The visitor may have chosen before hydration.
	useEffect(() => choose(filter.current?.value ?? ''), []);
	/** Names that differ in capitals and signs alone are one service. */
	const keyOf = ({ service = '' }: ShownReview) => joinWords(service.toLowerCase());
	const services = new Map(reviews.map((review) => [keyOf(review), review.service]));
	const hasChoice = services.size > 1;
	services.delete('');
	const shown = reviews.filter((review) => !chosen || keyOf(review) === chosen);

	return (
		<>
			{hasChoice && (
				<div className={classNames(styles.bar, 'apart')} data-scripting="enabled">
					<Stack as="label" gap={1} className={styles.filter}>
						<span>{labels.filter}</span>
						<select
							ref={filter}
							value={chosen}
							autoComplete="off"
							onChange={({ target }) => choose(target.value)}
						>
							<option value="">{labels.all}</option>
							{[...services].sort().map(([key, name]) => (
								<option key={key} value={key}>
									{name}
								</option>
							))}
						</select>
					</Stack>
					<p role="status" className="soft">
						{formatLabel(labels.count, { shown: shown.length })}
					</p>
				</div>
			)}
			<ul className="columns">
				{shown.map((review) => (
					<ReviewCard key={review.id} labels={labels} {...review} />
				))}
			</ul>
		</>
	);
}

/**
 * One review. A long one shows its beginning until it is opened. The details elements share a name, so at most one
 * is open. https://developer.mozilla.org/docs/Web/HTML/Element/details#name
 */
function ReviewCard({ labels, ...review }: ShownReview & Pick<ReviewListProps, 'labels'>) {
	const { name, rating, text, language, languageNote, date, service, lang } = review;
	const { start, rest } = cutAtWord(text, limit);
	const look = text.length < 120 ? 'display lead' : undefined;
	return (
		<li className={styles.card}>
			<Stack as="figure" gap={2}>
				<Row as="figcaption" gap={3} className={styles.by}>
					<strong>{name}</strong>
					<Stars rating={rating} label={formatLabel(labels.stars, { stars: rating })} />
					{languageNote && <span className="soft">{languageNote}</span>}
					<span className={classNames(styles.about, 'soft')} lang={lang}>
						{[service, date].filter(Boolean).join('\u00A0· ')}
					</span>
				</Row>
				<Quotation className={styles.text}>
					{!text && <em className="soft">{formatLabel(labels.only, { stars: rating })}</em>}
					{text && !rest && (
						<p className={look} lang={language}>
							{text}
						</p>
					)}
					{/* Replaced by the whole text when opened, so that no sentence is split. */}
					{rest && (
						<p className={styles.start} lang={language} data-print="none">
							{start}…
						</p>
					)}
					{rest && (
						<details name="reviews" className={styles.long}>
							<summary className={classNames(styles.toggle, 'tap', 'as-link')} data-print="none">
								<span className={styles.more}>{labels.readMore}</span>
								<span className={styles.less}>{labels.showLess}</span>
								<span className="visually-hidden">: {name}</span>
							</summary>
							<p lang={language}>{text}</p>
						</details>
					)}
				</Quotation>
			</Stack>
		</li>
	);
}
