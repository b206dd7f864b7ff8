import { classNames, splitParagraphs } from '../lib/text.ts';
import { LinkedText } from './LinkedText.tsx';

interface ProseProps {
	/** Paragraphs, separated by empty lines. */
	text: string;
	/** Makes the first paragraph larger, as an introduction. */
	lead?: boolean;
	lang?: string | undefined;
	className?: string;
}

/** Running text from the content files: paragraphs at a readable line length. */
export function Prose({ text, lead = false, lang, className }: ProseProps) {
	return (
		<div className={classNames('prose', className)} lang={lang}>
			{splitParagraphs(text).map((paragraph, index) => (
				<LinkedText
					as="p"
					key={paragraph}
					className={lead && index === 0 ? 'lead' : undefined}
					text={paragraph}
				/>
			))}
		</div>
	);
}
