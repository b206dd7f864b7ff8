import { appendFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'vitest';
import { type CollectionName, collections } from '../../src/collections.ts';
import { slugify } from '../../src/lib/text.ts';
import { siteOf } from '../../src/source/content-folder.ts';
import { writeContent } from '../../tools/check/testing/small-content.ts';
import { listFiles } from '../../tools/list-files.ts';
import { writeInSpanish } from '../../tools/write-in-spanish.ts';
import { makePhonePhoto } from '../browser/support/phone-photo.ts';
import { buildSite, run } from '../build-site.ts';
import { type CompanyContent, companies } from './companies.ts';
import { findNarrowMisfits } from './narrow-misfits.ts';
import type { onePerson } from './one-person.ts';

/** Puts photos as they come from phones in place of plain pictures: HEIC, and JPEG with a turn and a location; and one that no page shows. */
async function takePhonePhotos(content: string): Promise<void> {
	const list = path.join(content, 'photos.yaml');
	cpSync('src/source/testing/phone.heic', path.join(content, 'photos/IMG_0001.HEIC'));
	writeFileSync(list, readFileSync(list, 'utf8').replace('living-room.jpg', 'IMG_0001.HEIC'));
	writeFileSync(path.join(content, 'photos/doorstep.jpg'), await makePhonePhoto());
	cpSync(path.join(content, 'photos/tile-before.jpg'), path.join(content, 'photos/customer.jpg'));
	appendFileSync(list, '- id: customer\n  file: ./photos/customer.jpg\n  alt: Columbus\n');
}

/** A text as owners write it: headings of any level, some with nothing below them, a bare address, and boxes to check. */
const text = `#### First
Leave the house.

- [ ] Close the damper
- [x] Call 911

# Then
## In the flue
Read www.nfpa.org or http://www.usfa.fema.gov, and see [how](http://www.csia.org).

### What I do
`;

/** Replaces words of a new site in Spanish, with their English in its catalog, leaves out its region, and adds a page of one's own. */
function fillIn(content: string, words: typeof onePerson): void {
	cpSync('tools/starter', content, { recursive: true });
	const english = writeInSpanish(content, 'tools/starter-spanish/es.po');
	for (const file of listFiles(content).map((name) => path.join(content, name))) {
		let text = readFileSync(file, 'utf8');
		for (const [blank, said] of Object.entries(words))
			text = text.replaceAll(blank, String([said].flat()[0]));
		writeFileSync(file, text);
	}
	const entries = Object.values(words).flatMap((said) =>
		Array.isArray(said) ? `msgid "${said[0]}"\nmsgstr "${said[1]}"\n`.replace(/"\w+: /g, '"') : [],
	);
	writeFileSync(path.join(content, 'en.po'), [english, ...entries].join('\n'));
	writeFileSync(path.join(content, 'areas.yaml'), '[]\n');
	mkdirSync(path.join(content, 'extra'));
	writeFileSync(
		path.join(content, 'extra/chimney-fires.md'),
		`---\ntitle: Chimney fires\ndescription: What to do when you hear a roar in the flue, and whom to call first.\n---\n${text}`,
	);
}

async function write(company: CompanyContent, content: string): Promise<void> {
	if ('folder' in company) {
		cpSync(company.folder, content, { recursive: true });
		// It has no pictures of its own.
		cpSync('sample/photos', path.join(content, 'photos'), { recursive: true });
		await takePhonePhotos(content);
	} else if ('said' in company) await writeContent(content, company.said, company.fill);
	else fillIn(content, company.words);
}

test.concurrent.for(Object.entries(companies))(
	'another company’s content builds a site that passes every test: %s',
	{ timeout: 600_000 },
	async ([name, company], { expect }) => {
		const content = `.cache/companies/${slugify(name)}`;
		rmSync(content, { recursive: true, force: true });
		await write(company, content);
		if ('words' in company) {
			// What is left then is a made-up phone number.
			expect(await run(content, 'tools/check/main.ts', '--launch')).toMatch(/ 1 thing to fix\.\n\nRequests /);
			const more = `${content}-more`;
			await writeContent(more, company.pages);
			for (const page of Object.keys(company.pages)) {
				const { path: file } = collections[page as CollectionName];
				cpSync(path.join(more, `${file}.yaml`), path.join(content, `${file}.yaml`));
			}
		}
		expect(await buildSite(content)).toBe('');
		// In one process, because another company is built meanwhile.
		const tests = ['run', '--project', 'site', '--reporter', 'dot', '--maxWorkers', '1'];
		expect.soft(await run(content, 'node_modules/vitest/vitest.mjs', ...tests)).toBe('');
		expect(await findNarrowMisfits(siteOf(content), !('said' in company))).toEqual([]);
	},
);
