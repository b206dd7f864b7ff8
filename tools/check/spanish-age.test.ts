import { execFileSync } from 'node:child_process';
import { renameSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { type Change, closing, reportAfter, set, testCases, tile, warned } from './testing/fixture.ts';
import { inSpanish, service } from './testing/spanish-content.ts';

/** Git without what a hook of this project would set. */
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')));
const git = (cwd: string, ...args: string[]) =>
	execFileSync('git', ['-c', 'user.name=Ana', '-c', 'user.email=ana@example.com', ...args], { cwd, env });

const commit: Change = ({ project }) => {
	git(project, 'init', '--quiet');
	git(project, 'add', '.');
	git(project, 'commit', '--quiet', '--message', 'Change words');
};
const questions = (...ids: string[]) => ids.map((id) => ({ id, question: `¿${id}?`, answer: `It’s ${id}.` }));
const ask = (file: string, ...ids: string[]) => set(file, '0.questions', questions(...ids));

/** A service whose words have a Spanish that is committed with them. */
const written: Change[] = [
	closing('It dries soon. We call you.'),
	set(tile, 'benefits', ['Gentle', 'Fast']),
	...inSpanish,
	service('closing.text', 'Se seca pronto. Le llamamos.'),
	service('closing.title', 'Pregunte'),
	service('benefits', ['Suave', 'Rápido']),
	commit,
];
const older = 'Spanish that is older than the English';

testCases([
	['nothing since the commit', written],
	[
		'an English sentence that has changed',
		[...written, closing('It dries in a day. We call you.')],
		'',
		`content/es/${tile}: ${older}\n  Found: line `,
		'which now says “It dries in a day.”\n',
		'Fix:   Change the Spanish text, too.',
		warned,
	],
	[
		'an English sentence that has changed in a commit',
		[...written, closing('It dries in a day. We call you.'), commit],
		'',
		'which now says “It dries in a day.”\n',
	],
	[
		'an English sentence that is gone',
		[...written, closing('It dries soon.')],
		'',
		'which no longer says “We call you.”\n',
	],
	[
		'an English entry of a list without ids',
		[...written, set(tile, 'benefits.1', 'Quick')],
		'',
		'now says “Quick”\n',
	],
	[
		'one of two texts whose Spanish has followed',
		[...written, closing('It’s dry.'), set(tile, 'closing.title', 'Ask'), service('closing.title', 'Pida')],
		'',
		'now says “It’s dry.”\n',
	],
	[
		'Spanish that has followed without a commit',
		[...written, closing('It’s dry.'), service('closing.text', 'Está seco.')],
	],
	[
		'Spanish that has followed later',
		[...written, closing('It’s dry.'), commit, service('title', 'Losa'), commit],
	],
	['an English text that now has the Spanish words', [...written, set(tile, 'closing.title', 'Pregunte')]],
	['a fact that has changed', [...written, set(tile, 'hero.photo', 'lanai'), commit]],
	['a line break that has changed', [...written, closing('It dries soon.\nWe call you.')]],
	['Spanish that no commit has', [...written.slice(0, -1), closing('It’s dry.')]],
	[
		'an entry that has moved',
		[
			ask('faq.yaml', 'cost', 'pay'),
			...inSpanish,
			set('es/faq.yaml', '0.questions.0.answer', 'Poco.'),
			set('es/faq.yaml', '0.questions.1.answer', 'Con tarjeta.'),
			commit,
			ask('faq.yaml', 'pay', 'cost'),
		],
	],
]);

test('a clone without the earlier history says nothing', async () => {
	const clone: Change = ({ project, directory }) => {
		git(project, 'clone', '--quiet', '--depth', '1', `file://${project}`, 'clone');
		renameSync(directory, path.join(project, 'before'));
		renameSync(path.join(project, '.git'), path.join(project, 'before.git'));
		renameSync(path.join(project, 'clone/.git'), path.join(project, '.git'));
		renameSync(path.join(project, 'clone/content'), directory);
	};
	const change = closing('It’s dry.');
	expect((await reportAfter([...written, clone, change])).text).toBe('');
	expect((await reportAfter([...written, change])).text).toContain(older);
});
