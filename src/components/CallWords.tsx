import { call, phone } from '../content/facts.ts';

/**
 * The main phone, or words with it, as a link shows them. The number goes to a line of its own before it breaks.
 * @param text by default “Call” and the number
 */
export function CallWords({ text = call.words }: { text?: string }) {
	const [before, after] = text.split(phone);
	return (
		<span>
			{before}
			<span className="whole">{phone}</span>
			{after}
		</span>
	);
}
