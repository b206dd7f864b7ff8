import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { diffLines } from 'diff';
import { parse, stringify } from 'yaml';
import { startEditing } from './support/editing.ts';
import { readContent } from './support/private-folder.ts';

test.describe.configure({ mode: 'serial', timeout: 180_000 });

let editing: Awaited<ReturnType<typeof startEditing>>;

const company = parse(readFileSync('content/company.yaml', 'utf8'));
const phones = company.phones.map(({ id, label }: Record<string, string>) => ({
	id,
	label: `${label} (es)`,
}));
const questions = parse(readFileSync('content/faq.yaml', 'utf8'));
/** Texts in Spanish, not all in the order in which a form has them. */
const spanish = {
	'company.yaml': { descriptor: 'Limpieza', phones },
	'faq.yaml': [{ id: questions.at(-1).id, title: 'Precios' }],
	'pages/faq.yaml': { title: 'Preguntas', metaTitle: 'Preguntas y respuestas' },
};

test.beforeAll(async ({ browser }) => {
	editing = await startEditing(browser, (folder) => {
		rmSync(path.join(folder, 'content/es'), { recursive: true, force: true });
		for (const [file, texts] of Object.entries(spanish)) {
			const place = path.join(folder, 'content/es', file);
			mkdirSync(path.dirname(place), { recursive: true });
			writeFileSync(place, stringify(texts));
		}
	});
});
test.afterAll(() => editing.stop());

/** The changed lines of all files, after something is changed in a form and saved. */
async function change(form: string, edit: () => Promise<unknown>): Promise<Record<string, string[]>> {
	const before = await readContent(editing.page);
	await editing.open(form);
	await edit();
	await editing.save();
	const after = Object.entries(await readContent(editing.page)).filter(
		([file, text]) => text !== before[file],
	);
	return Object.fromEntries(
		after.map(([file, text]) => [
			file,
			diffLines(before[file] ?? '', text).flatMap(({ added, removed, value }) =>
				added || removed ? [`${added ? '+' : '-'}${value.trim()}`] : [],
			),
		]),
	);
}

const inSpanish = () => editing.page.locator('.pane[data-locale=es]');
const readPhones = async (file: string) =>
	parse((await readContent(editing.page))[file] ?? '').phones.map(({ id }: { id: string }) => id);

test('@desktop a text is changed in its language alone', async () => {
	const faq = 'pages/entries/faqPage';
	expect(await change(faq, () => editing.write('metaTitle', 'Answers'))).toEqual({
		'pages/faq.yaml': ['-metaTitle: Questions and Answers', '+metaTitle: Answers'],
	});
	expect(await change('facts/entries/company', () => editing.write('descriptor', 'Lavado', 'es'))).toEqual({
		'es/company.yaml': ['-descriptor: Limpieza', '+descriptor: Lavado'],
	});
	await change(faq, () => editing.write('title', '', 'es'));
	const texts = await readContent(editing.page);
	expect(parse(texts['es/pages/faq.yaml'] ?? '')).toEqual({ metaTitle: 'Preguntas y respuestas' });
});

test('@desktop an entry is added, moved and removed in both languages', async () => {
	const form = 'facts/entries/company';
	const list = editing.field('phones');
	const ids = company.phones.map(({ id }: { id: string }) => id);
	await change(form, async () => {
		await list.getByRole('button', { name: /^Add/ }).last().click();
		const last = `phones.${ids.length}`;
		await editing.write(`${last}.id`, 'new');
		await editing.write(`${last}.label`, 'New');
		await editing.write(`${last}.number`, '(813) 555-0177');
	});
	expect(await readPhones('es/company.yaml')).toEqual([...ids, 'new']);
	await change(form, async () => {
		await list.locator('[data-action=reorder]').first().press('ArrowDown');
		await list.getByRole('button', { name: 'Remove' }).last().click();
		await expect(inSpanish().getByRole('button', { name: 'Remove' })).toBeHidden();
	});
	const moved = [ids[1], ids[0], ...ids.slice(2)];
	expect(await readPhones('company.yaml')).toEqual(moved);
	expect(await readPhones('es/company.yaml')).toEqual(moved);
});

test('@desktop a file has no Spanish until somebody enables it', async () => {
	const form = 'pages/entries/sitemap';
	expect(Object.keys(await change(form, () => editing.write('title', 'All pages')))).toEqual([
		'pages/sitemap.yaml',
	]);
	expect(
		await change(form, async () => {
			await inSpanish()
				.getByRole('button', { name: /^Enable/ })
				.click();
			await editing.write('title', 'Todas las páginas', 'es');
		}),
	).toEqual({ 'es/pages/sitemap.yaml': ['+title: Todas las páginas'] });
});

test('@desktop articles, and lists with other entries than the English ones, are in one language', async () => {
	for (const form of ['posts/entries/pet-odor-solutions', 'lists/entries/faq']) {
		await editing.open(form);
		await expect(inSpanish()).toBeHidden();
	}
});
