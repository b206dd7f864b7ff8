import { execFile } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { test } from 'vitest';
import { type CollectionName, collections } from '../../src/collections.ts';
import { writeContent } from '../../tools/check/testing/small-content.ts';
import { layStarter } from '../../tools/editor/start-over.ts';
import { listFiles } from '../../tools/list-files.ts';
import { makeScratchCopy } from '../scratch-copy.ts';
import { companies } from './companies.ts';
import { findNarrowMisfits } from './narrow-misfits.ts';

/** Runs a program of a copy. @returns what it printed when it failed, else nothing */
function run(folder: string, ...args: string[]): Promise<string> {
	const env: NodeJS.ProcessEnv = {
		...process.env,
		ASTRO_TELEMETRY_DISABLED: '1',
		NO_COLOR: '1',
		// The programs and their packages are compiled once for all companies.
		NODE_COMPILE_CACHE: path.resolve('node_modules/.cache/compiled'),
	};
	// What Vitest sets for its tests would make a build one for development, drafts included.
	for (const name of Object.keys(env))
		if (/^(?:VITEST.*|NODE_ENV|TEST|MODE|DEV|PROD|SSR|BASE_URL)$/.test(name)) delete env[name];
	return new Promise((resolve) =>
		execFile(process.execPath, args, { cwd: folder, env, maxBuffer: 1e8 }, (error, stdout, stderr) =>
			resolve(error ? `${stdout}${stderr}` : ''),
		),
	);
}

/** Puts photos as they come from phones in place of plain pictures: HEIC, and JPEG with a turn and a location; and one that no page shows. */
async function takePhonePhotos(content: string): Promise<void> {
	const list = path.join(content, 'photos.yaml');
	cpSync('src/source/testing/phone.heic', path.join(content, 'photos/IMG_0001.HEIC'));
	writeFileSync(list, readFileSync(list, 'utf8').replace('living-room.jpg', 'IMG_0001.HEIC'));
	await sharp({ create: { width: 512, height: 640, channels: 3, background: '#468' } })
		.withExif({ IFD0: { Make: 'A phone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '27/1 57/1 0/1' } })
		.withMetadata({ orientation: 6 })
		.jpeg()
		.toFile(path.join(content, 'photos/porch.jpg'));
	await sharp({ create: { width: 400, height: 500, channels: 3, background: '#846' } })
		.jpeg()
		.toFile(path.join(content, 'photos/customer.jpg'));
	appendFileSync(list, '- id: customer\n  file: ./photos/customer.jpg\n  alt: Somebody at home.\n');
}

/** Starts over, replaces words of the new site, leaves out its region, and adds a page of one's own. */
function fillIn(content: string, words: Readonly<Record<string, string>>): void {
	layStarter(content);
	for (const file of listFiles(content).map((name) => path.join(content, name))) {
		let text = readFileSync(file, 'utf8');
		for (const [blank, own] of Object.entries(words)) text = text.replaceAll(blank, own);
		writeFileSync(file, text);
	}
	writeFileSync(path.join(content, 'areas.yaml'), '[]\n');
	mkdirSync(path.join(content, 'extra'));
	writeFileSync(
		path.join(content, 'extra/chimney-fires.md'),
		'---\ntitle: Chimney fires\ndescription: What to do when you hear a roar in the flue, and whom to call first.\n---\nLeave the house.\n',
	);
}

test.concurrent.for(Object.entries(companies))(
	'another company’s content builds a site that passes every test: %s',
	{ timeout: 600_000 },
	async ([, company], { expect, onTestFinished }) => {
		const folder = makeScratchCopy('tests', 'vitest.config.ts');
		onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
		const content = path.join(folder, 'content');
		if ('words' in company) fillIn(content, company.words);
		else rmSync(content, { recursive: true });
		if ('folder' in company) {
			cpSync(company.folder, content, { recursive: true });
			// It has no pictures of its own.
			cpSync('content/photos', path.join(content, 'photos'), { recursive: true });
		} else if ('said' in company) {
			await writeContent(content, company.said, company.fill);
			if (company.hasPhonePhotos) await takePhonePhotos(content);
		}
		if ('words' in company) {
			// What is left then is a made-up phone number.
			expect(await run(folder, 'tools/check/main.ts', '--launch')).toMatch(/ 1 thing to fix\.\n$/);
			const more = path.join(folder, 'more');
			await writeContent(more, company.pages);
			for (const name of Object.keys(company.pages)) {
				const { path: page } = collections[name as CollectionName];
				cpSync(path.join(more, `${page}.yaml`), path.join(content, `${page}.yaml`));
			}
		}
		expect(await run(folder, 'tools/check/main.ts')).toBe('');
		expect(await run(folder, 'node_modules/astro/bin/astro.mjs', 'build')).toBe('');
		// In one process, because another company is tested in the next.
		const tests = ['run', '--project', 'site', '--reporter', 'dot', '--maxWorkers', '1'];
		expect.soft(await run(folder, 'node_modules/vitest/vitest.mjs', ...tests)).toBe('');
		expect(await findNarrowMisfits(path.join(folder, 'dist'), !('said' in company))).toEqual([]);
	},
);
