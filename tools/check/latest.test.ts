import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { takeTurns } from './astro.ts';
import { followFolder } from './latest.ts';

test('a file that is replaced while somebody acts on the change before is told of afterwards', async () => {
	const folder = mkdtempSync(path.join(tmpdir(), 'latest-'));
	onTestFinished(() => rmSync(folder, { recursive: true }));
	const save = (text: string) => {
		writeFileSync(path.join(folder, '.aside'), text);
		renameSync(path.join(folder, '.aside'), path.join(folder, 'a.yaml'));
	};
	save('one');
	const changes = followFolder(folder);
	await changes.next();
	const first = changes.next();
	save('two');
	await first;
	// Of the same size, at once.
	save('six');
	expect(await changes.next()).toEqual({ value: undefined, done: false });
});

/** A site with a content: what it shows, and turns that end when the pages say so. */
function makeSite() {
	const site = { content: 'one', shown: 'one', isBroken: false };
	const takeTurn = takeTurns(
		'one',
		async () => ({ stamp: site.content, problems: [] }),
		async () => {
			if (site.isBroken) throw new Error('broken');
			site.shown = site.content;
		},
	);
	return { site, takeTurn };
}

test('a change waits for the pages that are being drawn, and pages wait for it', async () => {
	const { site, takeTurn } = makeSite();
	const page = Promise.withResolvers<void>();
	await takeTurn(page.promise);
	site.content = 'two';
	const next = takeTurn().then(() => site.shown);
	await setTimeout(20);
	expect(site.shown).toBe('one');
	page.resolve();
	expect(await next).toBe('two');
});

test('a change that can’t be shown is tried again for the next page', async () => {
	const { site, takeTurn } = makeSite();
	Object.assign(site, { content: 'two', isBroken: true });
	await expect(takeTurn()).rejects.toThrow('broken');
	site.isBroken = false;
	await takeTurn();
	expect(site.shown).toBe('two');
});
