import { type Fixture, testCases } from './testing/fixture.ts';

const article = 'posts/pet-odor-solutions.md';
const long = 'How to find an odor in a sofa, and what removes it for good without harm';
const write = (text: string) => (content: Fixture) => content.append(article, `\n${text}\n`);
const title = (metaTitle?: string) => (content: Fixture) => {
	content.set(article, ['title'], long);
	content.set(article, ['metaTitle'], metaTitle);
};

testCases([
	[
		'a long title without one for search results',
		title(),
		'title: How to find',
		'Found: nothing, although the title has 72 characters\n',
		'metaTitle: "How to find an odor in a sofa, and what removes it',
	],
	['a long title with one for search results', title('How to remove an odor')],
	['a title for search results that they cut off', title(long), 'metaTitle', 'Found: 72 characters'],
	[
		'a main heading in the text',
		write('# Odor in sofas'),
		'# Odor in sofas',
		'a heading in the text\n  Found: # Odor in sofas\n',
		'Fix:   ## Odor in sofas\n',
	],
	[
		'a main heading that is underlined',
		write('Odor in sofas\n==='),
		'Odor in sofas',
		'Fix:   ## Odor in sofas\n',
	],
	['headings of parts', write('## Odor in sofas\n\n### Leather')],
	[
		'a file name that is a whole title',
		(content) => {
			content.write(`posts/${'how-to-find-an-odor-'.repeat(4)}.md`.replace('-.', '.'), content.read(article));
			content.set(article, ['title'], 'Another one');
			content.set(
				article,
				['metaDescription'],
				'What another article tells its readers, in a sentence of its own.',
			);
			content.set(article, ['metaTitle'], undefined);
		},
		'',
		'Found: 79 characters\n',
		'to content/posts/how-to-find-an-odor-how-to-find-an-odor-how-to-find-an-odor.md.',
	],
]);
