import { splitParagraphs } from '../lib/text.ts';
import { LinkedText } from './LinkedText.tsx';
import styles from './Prose.module.css';

interface ProseProps {
	/** Paragraphs separated by empty lines. */
	text: string;
	/** Large sets the first paragraph as an introduction. */
	lead?: boolean;
	className?: string;
}

/** Running text from the content files: paragraphs at a readable line length. */
export function Prose({ text, lead = false, className }: ProseProps) {
	return (
		<div className={[styles.prose, lead && styles.lead, className].filter(Boolean).join(' ')}>
			{splitParagraphs(text).map((paragraph) => (
				<p key={paragraph}>
					<LinkedText text={paragraph} />
				</p>
			))}
		</div>
	);
}
