import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';

/** Draws a text on the built site of a company whose content is these files. */
async function draw(text: string, files: Record<string, string>) {
	const [folder, home] = [mkdtempSync(path.join(tmpdir(), 'content-')), process.cwd()];
	onTestFinished(() => {
		process.chdir(home);
		rmSync(folder, { recursive: true, force: true });
		vi.unstubAllEnvs();
		vi.resetModules();
	});
	vi.stubEnv('MODE', 'production');
	vi.resetModules();
	const { LinkedText } = await import('./LinkedText.tsx');
	process.chdir(folder);
	for (const [file, words] of Object.entries(files)) {
		mkdirSync(path.dirname(`content/${file}`), { recursive: true });
		writeFileSync(`content/${file}`, words);
	}
	return renderToStaticMarkup(createElement(LinkedText, { text }));
}

const write = (date: string, more = '') => `---\ndate: ${date}\n${more}---\nText.`;

test('a link to a page that is not there, or not there yet, is its words', async () => {
	const text = '[May](/blog/may), [June](/blog/june#a), [a draft](/blog/draft), [about us](/about-us)';
	expect(
		await draw(text, {
			'pages/blog.yaml': 'title: Blog',
			'pages/about.yaml': 'hidden: true',
			'posts/may.md': write('2025-05-01'),
			'posts/june.md': write('2999-06-01'),
			'posts/draft.md': write('2025-05-01', 'draft: true\n'),
		}),
	).toBe('<a href="/blog/may">May</a>, June, a draft, about us');
});

test('a link to a page whose place another one takes leads there', async () => {
	const text = '[All](/services), [Rugs](/services/rugs), [a quote](/quote)';
	expect(await draw(text, { 'services/rugs.yaml': 'title: Rugs' })).toBe(
		'<a href="/services/rugs">All</a>, <a href="/services/rugs">Rugs</a>, <a href="/contact#form">a quote</a>',
	);
});
