import CMS, { type CustomFieldControl } from '@sveltia/cms';
import { createElement } from 'react';

const TextField = CMS.getFieldType('text')?.control;

type Pairs = Record<string, string>;

/** Sorted, because Sveltia hands them over in another order than they were typed. */
const toText = (pairs: Pairs) =>
	Object.entries(pairs)
		.map(([name, value]) => `${name}: ${value}`)
		.sort()
		.join('\n');

const toPairs = (text: string): Pairs =>
	Object.fromEntries(
		text.split('\n').flatMap((line) => {
			const [name = '', ...value] = line.split(':');
			return name.trim() ? [[name.trim(), value.join(':').trim()]] : [];
		}),
	);

/** What was typed last, which may still lack a value or a colon. Sveltia has a React of its own, so ours can't keep it. */
let typed = '';

/**
 * A text field for names with values, one pair on each line. Sveltia's own field for them writes an empty group where
 * there are none.
 */
export const PairsField: CustomFieldControl = ({ value, onChange, ...field }) => {
	const text = toText(value ?? {});
	return (
		TextField &&
		createElement(TextField, {
			...field,
			value: toText(toPairs(typed)) === text ? typed : text,
			onChange(now: string) {
				typed = now;
				onChange(toPairs(now));
			},
		})
	);
};
