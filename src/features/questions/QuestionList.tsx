import { Disclosure } from '../../components/Disclosure.tsx';
import { Prose } from '../../components/Prose.tsx';
import type { FaqItem } from './schema.ts';

export interface QuestionListProps {
	/** At most one question of the same group is open. */
	group: string;
	/** A question with an id can be linked to. */
	questions: (Pick<FaqItem, 'question' | 'answer'> & Partial<Pick<FaqItem, 'id' | 'language'>>)[];
}

/**
 * Questions that open to their answers: at most one of a group, and clicking the open one closes it. Details elements
 * with the same name do that in the browser, without script.
 * https://developer.mozilla.org/docs/Web/HTML/Element/details#name
 */
export function QuestionList({ group, questions }: QuestionListProps) {
	return (
		<div>
			{questions.map((item) => (
				<Disclosure
					key={item.question}
					id={item.id}
					language={item.language}
					name={group}
					heading={<h3>{item.question}</h3>}
				>
					<Prose text={item.answer} className="soft" />
				</Disclosure>
			))}
		</div>
	);
}
