import { Disclosure } from '../../components/Disclosure.tsx';
import { Prose } from '../../components/Prose.tsx';
import type { FaqItem } from './schema.ts';

export interface QuestionListProps {
	/** In each group, at most one question is open. */
	group: string;
	/** A question with an id can be linked to. */
	questions: (Pick<FaqItem, 'question' | 'answer'> & Partial<Pick<FaqItem, 'id' | 'language'>>)[];
}

/**
 * Questions that open to show their answers. In each group, at most one is open: the browser sees to that, because
 * the details elements share a name.
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
