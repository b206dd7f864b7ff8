import { Prose } from '../ui/Prose.tsx';
import styles from './QuestionList.module.css';

export interface QuestionListProps {
	/** At most one question of the same group is open. */
	group: string;
	/** A question with an id can be linked to. */
	questions: {
		id?: string | undefined;
		question: string;
		answer: string;
		/** Code of a language other than that of the page. */
		language?: string | undefined;
	}[];
}

/**
 * Questions that open to their answers: at most one of a group, and clicking the open one closes it. Details elements
 * with the same name do that in the browser, without script.
 * https://developer.mozilla.org/docs/Web/HTML/Element/details#name
 */
export function QuestionList({ group, questions }: QuestionListProps) {
	return (
		<div className={styles.list}>
			{questions.map((item) => (
				<details key={item.question} id={item.id} lang={item.language} name={group} className={styles.item}>
					<summary>
						<h3>{item.question}</h3>
						<svg
							viewBox="0 0 24 24"
							width="24"
							height="24"
							fill="none"
							stroke="currentColor"
							strokeWidth="1.75"
							strokeLinecap="round"
							aria-hidden="true"
						>
							<path d="M5 12h14" />
							<path className={styles.stroke} d="M12 5v14" />
						</svg>
					</summary>
					<Prose text={item.answer} className={styles.answer ?? ''} />
				</details>
			))}
		</div>
	);
}
