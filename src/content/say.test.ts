import { expect, test } from 'vitest';
import { formatDate } from '../lib/date.ts';
import { formatLabel } from '../lib/text.ts';
import { markForeign } from './foreign-text.ts';
import { getLanguage, isTranslation, perLanguage, renderIn } from './language.ts';
import { formatDay, localeFor, noteLanguage, say, sayAll } from './say.ts';

const onSpanishPage = <Result>(run: () => Result) => renderIn({ language: 'es', pages: new Map() }, run);

/** Words of which the first has no translation. */
const words = perLanguage(() =>
	isTranslation()
		? { range: markForeign('{from} to {to}'), closed: 'Cerrado: {days}' }
		: { range: '{from} to {to}', closed: 'Closed {days}' },
);
const nameDay = (day: string) => formatDate(day, getLanguage(), { weekday: 'long' });
const writeRange = () => formatLabel(words.range, { from: nameDay('2024-01-01'), to: nameDay('2024-01-03') });
const writeClosed = () => formatLabel(words.closed, { days: nameDay('2024-01-07') });

test('a text without a translation is filled in its own language', () => {
	expect(onSpanishPage(() => say(writeRange))).toBe(markForeign('Monday to Wednesday'));
	expect(onSpanishPage(() => say(writeClosed))).toBe('Cerrado: domingo');
	expect(say(writeRange)).toBe('Monday to Wednesday');
});

test('so is a text of which a part has none', () => {
	const write = () => formatLabel(words.closed, { days: writeRange() });
	expect(onSpanishPage(() => say(write))).toBe(markForeign('Closed Monday to Wednesday'));
});

test('of a list, each text is in a language of its own', () =>
	expect(onSpanishPage(() => say(() => [writeRange(), writeClosed(), 7]))).toEqual([
		markForeign('Monday to Wednesday'),
		'Cerrado: domingo',
		7,
	]));

test('and one that waits for what it is filled with', async () => {
	const write = async () => writeRange();
	expect(await onSpanishPage(() => say(write))).toBe(markForeign('Monday to Wednesday'));
});

test('labels that a browser fills are all in one language', () => {
	expect(onSpanishPage(() => sayAll(() => ({ ...words })))).toEqual({
		range: markForeign('{from} to {to}'),
		closed: markForeign('Closed {days}'),
	});
	expect(onSpanishPage(() => sayAll(() => ({ closed: words.closed })))).toEqual({
		closed: 'Cerrado: {days}',
	});
});

test('words in another language than the page’s say so, whatever their country', () => {
	expect([noteLanguage(), noteLanguage('en-GB')]).toEqual([undefined, undefined]);
	expect(noteLanguage('es-MX')).toContain('Spanish');
	onSpanishPage(() => {
		expect(noteLanguage('es-MX')).toBeUndefined();
		expect(noteLanguage()).toContain('inglés');
	});
});

test('a date beside a text is written as the text is', () => {
	const day = '2025-05-01';
	expect(formatDay(markForeign('Published'), day)).toBe(markForeign('May 1, 2025'));
	expect(localeFor(markForeign('Published'))).toBe('en-US');
});
