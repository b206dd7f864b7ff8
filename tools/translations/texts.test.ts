import { expect, test, vi } from 'vitest';
import { readCatalog } from '../../src/content/catalog.ts';
import { translateLabels } from '../../src/content/labels.ts';
import { formatCount } from '../../src/lib/count.ts';
import { checkAfter, closing } from '../check/testing/fixture.ts';
import { listTexts } from './texts.ts';
import { countOpen, updateCatalog } from './update.ts';

vi.mock('../../src/content/language.ts', async (load) => ({ ...(await load()), translations: ['es', 'pl'] }));

test('a language says each of its plural forms', async () => {
	const { content } = await checkAfter({});
	const listed = updateCatalog('', 'pl', listTexts(content, 'pl'));
	const reviews = /(?<=msgid "\{number\} reviews?"\nmsgstr ")(?=")/g;
	const forms = ['opinia', 'opinie z ułamkiem', 'opinii', 'opinie'];
	const catalog = readCatalog(listed.replace(reviews, () => `{number} ${forms.shift()}`));
	const { counts, locale } = translateLabels('pl', catalog);
	expect([1, 3, 5, 22].map((count) => formatCount(count, counts.reviews, locale))).toEqual([
		'1 opinia',
		'3 opinie',
		'5 opinii',
		'22 opinie',
	]);
});

test('the words of buttons and the form are asked of a language that the software doesn’t have', async () => {
	const { content } = await checkAfter({});
	const [spanish = 0, creole = 0] = ['es', 'ht'].map((language) =>
		Number(/(\d+) texts/.exec(countOpen('', language, listTexts(content, language)))?.[1]),
	);
	expect(creole).toBeGreaterThan(spanish + 250);
});

test('a text without a letter of its own is asked of nobody', async () => {
	const { content } = await checkAfter({ [closing]: '22 {phone.main}' });
	const texts = listTexts(content, 'es').filter(({ text }) => text === '22 {phone.main}');
	expect(texts).toHaveLength(1);
	expect(countOpen('', 'es', texts)).toBe('Spanish: 0 of 0 texts to translate.');
});

test('a review that gives the id of its service leaves nothing to translate', async () => {
	const list = async (service: string) => {
		const { content } = await checkAfter({ 'reviews: 0.service': service });
		return listTexts(content, 'es').some(({ text }) => text === service);
	};
	expect([await list('tile-grout'), await list('tiles-and-grout')]).toEqual([false, true]);
});
