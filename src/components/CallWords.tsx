import { call } from '../content/phones.ts';

/** A phone, or words with it, by default “Call” and the page's. The number goes to a line of its own before it breaks. */
export function CallWords({ text = call.words, number = call.number }: { text?: string; number?: string }) {
	const [before, after] = text.split(number);
	return (
		<span>
			{before}
			{after !== undefined && <span className="whole">{number}</span>}
			{after}
		</span>
	);
}
