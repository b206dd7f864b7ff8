import { Stack } from '../../components/layout/layout.tsx';
import { Section } from '../../components/Section.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { copyPaths } from '../../content/paths.ts';
import type { Heading } from '../../content/schema/page-part.ts';
import { QuestionList, type QuestionListProps } from './QuestionList.tsx';

interface QuestionsProps extends Heading {
	questions: QuestionListProps['questions'];
	/** Text of the link to more questions. Without it there is no link. */
	all?: string;
	/** Address of that link. */
	allHref?: string;
}

/** The questions of a page: those about a service, or those asked before booking. */
export function Questions({ questions, all, allHref = copyPaths.faqPage, ...heading }: QuestionsProps) {
	if (questions.length === 0) return null;
	return (
		<Section id="questions" title={heading.title} intro={heading.intro} tone="band" head="side">
			<Stack gap={5}>
				<QuestionList group="questions" questions={questions} />
				{all && (
					<p>
						<TextLink href={allHref}>{all}</TextLink>
					</p>
				)}
			</Stack>
		</Section>
	);
}
