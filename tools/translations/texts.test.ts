import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkAfter, closing } from '../check/testing/fixture.ts';
import { writeContent } from '../check/testing/small-content.ts';
import { listTexts } from './texts.ts';
import { countOpen } from './update.ts';

test('each plural form of a language has an entry of its own', async () => {
	const folder = mkdtempSync(path.join(tmpdir(), 'polish-'));
	onTestFinished(() => rmSync(folder, { recursive: true }));
	await writeContent(folder);
	const catalog = path.join(folder, 'pl.po');
	writeFileSync(catalog, '');
	execFileSync(process.execPath, ['tools/translations/update.ts'], {
		env: { ...process.env, CONTENT: folder },
	});
	const forms = readFileSync(catalog, 'utf8').match(/(.*)\nmsgid "\{number\} reviews?"/g);
	expect(forms).toEqual([
		'#: src/words/labels.counts.reviews.one\nmsgid "{number} review"',
		'#: src/words/labels.counts.reviews.other\nmsgid "{number} reviews"',
		'msgctxt "labels.counts.reviews.many"\nmsgid "{number} reviews"',
		'msgctxt "labels.counts.reviews.few"\nmsgid "{number} reviews"',
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
