import { Prose } from '../ui/Prose.tsx';
import { Section } from '../ui/Section.tsx';
import styles from './Questions.module.css';

interface QuestionsProps {
	title: string;
	questions: { question: string; answer: string }[];
}

/**
 * Common Questions: at most one open, and clicking the open one closes it. Details elements with the same name do that
 * in the browser, without script. https://developer.mozilla.org/docs/Web/HTML/Element/details#name
 */
export function Questions({ title, questions }: QuestionsProps) {
	return (
		<Section id="questions" title={title} tone="band" className={styles.layout}>
			<div className={styles.list}>
				{questions.map((item) => (
					<details key={item.question} name="questions" className={styles.item}>
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
		</Section>
	);
}
