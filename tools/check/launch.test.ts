import { expect, test } from 'vitest';
import { reportLaunch } from './launch.ts';
import { type Fixture, message, tellAfter } from './testing/fixture.ts';

/** Makes the content look as it does when the owner has replaced everything. */
function replaceSamples(content: Fixture): void {
	for (const file of content.files()) {
		content.write(file, content.read(file).replaceAll(/\bsample: true/g, 'sample: false'));
	}
	content.write(
		'company.yaml',
		content.read('company.yaml').replaceAll('.example', '.com').replaceAll('555-01', '621-01'),
	);
}

async function reportAfter(breaking: (content: Fixture) => void) {
	const { content, lines } = await tellAfter((folder) => {
		replaceSamples(folder);
		breaking(folder);
	});
	expect(lines).toEqual([]);
	const { text, isReady } = reportLaunch(content, []);
	return { isReady, text: text.replace(/:\d+ {2}/g, ':N  ') };
}

test('the launch check is content when nothing is a sample any more', async () => {
	expect(await reportAfter(() => undefined)).toEqual({
		isReady: true,
		text: 'Ready for launch: no record is marked as sample any more.',
	});
});

test('the launch check refuses and lists every record that is still a sample', async () => {
	const { text, isReady } = await reportAfter((content) => {
		content.set('company.yaml', ['sample'], true);
		content.set('team.yaml', [0, 'sample'], true);
		content.set('services/tile-grout.yaml', ['testimonials', 0, 'sample'], true);
		content.set('services/tile-grout.yaml', ['testimonials', 0, 'author'], 'Ruth P.');
	});
	expect(isReady).toBe(false);
	expect(text).toBe(
		message(
			'Still marked sample: true',
			'  content/company.yaml:N  Blue Heron',
			'  content/team.yaml:N  marisol-reyes',
			'  content/services/tile-grout.yaml:N  Ruth P.',
			'',
			'Not ready for launch. 3 records are still marked sample: true. Replace each with a fact of your own, then take its “sample: true” line away.',
		),
	);
});

test('the launch check refuses addresses and phone numbers that nobody can own, whatever their mark says', async () => {
	const { text, isReady } = await reportAfter((content) => {
		content.set('company.yaml', ['email'], 'hello@palmettoheritage.example');
		content.set('company.yaml', ['phones', 0, 'number'], '(813) 555-0100');
	});
	expect(isReady).toBe(false);
	expect(text).toBe(
		message(
			'Made-up addresses and phone numbers in the company facts',
			'  content/company.yaml:N  hello@palmettoheritage.example',
			'  content/company.yaml:N  (813) 555-0100',
			'',
			'Not ready for launch. 2 facts are made up. Write your own into company.yaml.',
		),
	);
});

test('the launch check refuses content that has problems', async () => {
	const { content } = await tellAfter(replaceSamples);
	const problem = { file: 'content/company.yaml', field: 'the phone number', found: '', why: '', write: '' };
	expect(reportLaunch(content, [problem])).toEqual({
		isReady: false,
		text: 'Not ready for launch. The problems in the content have to be mended first.',
	});
});
