import type { ComponentProps } from 'react';
import { classNames, splitParagraphs } from '../lib/text.ts';
import { LinkedText } from './LinkedText.tsx';

interface ProseProps extends ComponentProps<'div'> {
	/** Paragraphs, separated by empty lines. */
	text: string;
	/** Makes the first paragraph larger, as an introduction. */
	lead?: boolean;
}

/** Running text from the content files: paragraphs at a readable line length. */
export const Prose = ({ text, lead = false, className, ...box }: ProseProps) => (
	<div {...box} className={classNames('prose', className)}>
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
