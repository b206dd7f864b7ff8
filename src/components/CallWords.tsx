import { call } from '../content/phones.ts';

/**
 * A phone, or words with it, as a link shows them. The number goes to a line of its own before it breaks.
 * @param text by default “Call” and the number that the page asks to call
 * @param number the one in the text, by default that one
 */
export function CallWords({ text = call.words, number = call.number }: { text?: string; number?: string }) {
	const [before, after] = text.split(number);
	return (
		<span>
			{before}
			<span className="whole">{number}</span>
			{after}
		</span>
	);
}
