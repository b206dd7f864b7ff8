import { nameLanguage } from '../../../src/content/language.ts';
import { languagesWith, original } from '../support/languages.ts';
import { describeForm, describeTargets, entered } from '../support/quote-form.ts';
import { awaitSendingSite, sendingSite } from '../support/sending.ts';
import { expect, test } from '../support/visitor/test.ts';

test.use({
	baseURL: sendingSite,
	expectedProblems: [
		/Failed to load|^503 |dynamically imported module|astro-island|NetworkError|Loading module|Importing a module/,
	],
});
test.beforeAll(awaitSendingSite);

/** The last language of the site: another than the content's if there is one. */
const own = languagesWith('/quote').at(-1) ?? original;
const { words, formPath, servicePath } = describeForm(own);
const { next, field, step } = describeTargets(words);

test('a link’s answers go along to another language and to the form itself, until they are cleared', async ({
	visitor,
}) => {
	const follow = (address: string) =>
		visitor.run((to) => void setTimeout(() => location.assign(to)), address);
	const service = servicePath.split('/').at(-1);
	await visitor.open('/about-us');
	await follow(
		`/quote#service=${service}&place=${encodeURIComponent(entered.place)}&name=Ana&email=ana+home@mail.example&source=van`,
	);
	await visitor.isAt('/quote');
	await expect.poll(() => visitor.run(() => location.href)).not.toContain('#');
	if (own !== original) {
		await visitor.press({ selector: 'header a', name: nameLanguage(own.language) });
		await visitor.isAt(`${own.start}/quote`);
	}
	visitor.frame = '#form iframe';
	await visitor.sees(step('what'));
	await visitor.press(next);
	await visitor.sees(step('where'));
	await visitor.reads(field('place'), entered.place);
	// A link to the page that is open.
	await follow('#notes=Two%20cats');
	await visitor.reads(field('notes'), 'Two cats');

	visitor.frame = null;
	await visitor.open(formPath);
	await visitor.sees(step('where'));
	await visitor.reads(field('notes'), 'Two cats');
	await visitor.press({ selector: 'form footer button', name: words.actions.clear });
	await visitor.sees(step('what'));
	await visitor.reload();
	await visitor.sees(step('what'));
	await visitor.press({ ...field('services'), name: describeForm(own).serviceName });
	// It moves the button.
	await visitor.sees({ selector: 'form details summary', name: words.prices.title });
	await visitor.press(next);
	await visitor.sees(step('where'));
	await visitor.reads(field('place'), '');
});
