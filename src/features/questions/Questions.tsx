import { Disclosure } from '../../components/Disclosure.tsx';
import { Stack } from '../../components/layout/layout.tsx';
import { Prose } from '../../components/Prose.tsx';
import { Section } from '../../components/Section.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { copyPaths } from '../../content/paths.ts';
import type { Heading } from '../../content/schema/page-part.ts';
import { keepWhole } from '../../lib/text.ts';
import type { FaqItem } from './schema.ts';

interface QuestionListProps {
	/** In each group, at most one question is open. */
	group: string;
	/** A question with an id can be linked to. */
	questions: (Pick<FaqItem, 'question' | 'answer'> & Partial<Pick<FaqItem, 'id' | 'lang'>>)[];
}

/** Questions that open to show their answers. */
export const QuestionList = ({ group, questions }: QuestionListProps) => (
	<div>
		{questions.map((item) => (
			<Disclosure
				key={item.question}
				id={item.id}
				lang={item.lang}
				name={group}
				heading={<h3>{keepWhole(item.question)}</h3>}
			>
				<Prose text={item.answer} className="soft" />
			</Disclosure>
		))}
	</div>
);

interface QuestionsProps extends Heading {
	questions: QuestionListProps['questions'];
	/** Text of the link to more questions. Without it there is no link. */
	all?: string;
	allLang?: string | undefined;
	allHref?: string;
}

/** The questions of a page: those about a service, or those asked before booking. */
export function Questions({
	questions,
	all,
	allLang,
	allHref = copyPaths.faqPage,
	...heading
}: QuestionsProps) {
	if (questions.length === 0) return null;
	return (
		<Section id="questions" {...heading} tone="band" head="side">
			<Stack gap={5}>
				<QuestionList group="questions" questions={questions} />
				{all && (
					<p>
						<TextLink href={allHref} lang={allLang ?? heading.lang}>
							{all}
						</TextLink>
					</p>
				)}
			</Stack>
		</Section>
	);
}
