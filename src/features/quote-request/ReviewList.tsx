import { formatLabel } from '../../lib/text.ts';
import type { StepProps } from './Field.tsx';
import { type FieldName, fields } from './fields.ts';
import type { listAnswers } from './message.ts';
import styles from './ReviewStep.module.css';
import { locate } from './request.ts';

interface ReviewListProps extends StepProps {
	answers: ReturnType<typeof listAnswers>;
}

/** Lists what the visitor has entered and what follows from it, each answer with a button that leads to its question. */
export function ReviewList({ answers, onRevise, ...step }: ReviewListProps) {
	const { labels, request } = step;
	const { request: names, review } = labels;
	// Repeated here, because a visitor who pressed Enter in the field hasn't seen its answer.
	const place = locate(request.place, step);
	const outside = place.kind === 'otherState' && formatLabel(labels.place.otherState, place);
	const rows = request.photos
		? [...answers, { key: 'pictures' as const, name: names.pictures, value: labels.fields.photos.label }]
		: answers;
	return (
		<dl className={styles.answers}>
			{rows.map(({ key, name, value }) => {
				// The visitor chose the language of the page, not of the request.
				if (key === 'language') return null;
				const question = key === 'pictures' ? 'photos' : key in fields ? (key as FieldName) : undefined;
				const kind = question && fields[question].kind;
				return (
					<div key={key}>
						<dt>{name}</dt>
						{/* A browser's translation would change a name. */}
						<dd translate={kind === 'text' || kind === 'long' ? 'no' : undefined}>{value}</dd>
						{key === 'place' && outside && <dd className="fine">{outside}</dd>}
						{question && (
							<dd className={styles.change}>
								<button type="button" className="as-link" onClick={() => onRevise(question)}>
									{review.change}
									<span className="visually-hidden"> {name}</span>
								</button>
							</dd>
						)}
					</div>
				);
			})}
		</dl>
	);
}
