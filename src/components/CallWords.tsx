import { call, phone } from '../content/facts.ts';

/**
 * A phone, or words with it, as a link shows them. The number goes to a line of its own before it breaks.
 * @param text by default “Call” and the main number
 * @param number the one in the text, by default the main one
 */
export function CallWords({ text = call.words, number = phone }: { text?: string; number?: string }) {
	const [before, after] = text.split(number);
	return (
		<span>
			{before}
			<span className="whole">{number}</span>
			{after}
		</span>
	);
}
