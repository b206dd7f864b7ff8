import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { isTestFile, listFiles, parseSource, read, splitAstro } from './source.ts';

interface Room {
	/** Rooms that it may import from, values and types alike; its own is always among them. */
	from: string[];
	/** Packages that it does without. A name with a slash or colon at its end stands for everything that begins so. */
	without?: string[];
	/** What to do instead of importing something else. */
	remedy: string;
}

const content = ['astro:content', 'astro:assets'];
const react = ['react', 'react-dom'];

/** Who may import whom: every room of src, from the top of the house to its ground. Nothing imports upward. */
const rooms: Record<string, Room> = {
	pages: {
		from: ['layouts', 'site', 'features', 'components', 'content', 'lib'],
		without: content,
		remedy: 'write a query in src/content or the feature and call it here',
	},
	layouts: {
		from: ['site', 'features', 'components', 'content', 'lib', 'styles', 'shell'],
		without: ['astro:content'],
		remedy: 'take it as a prop from the page, or write a query in src/content',
	},
	site: {
		from: ['features', 'components', 'content', 'lib'],
		remedy: 'take it as an argument, and let the layout or page hand it in',
	},
	features: {
		from: ['components', 'content', 'lib'],
		without: content,
		remedy: 'take it as a prop, and let the page hand it in',
	},
	components: {
		from: ['content', 'lib'],
		without: content,
		remedy: 'a component knows no feature: take it as a prop or as children',
	},
	content: {
		from: ['lib'],
		remedy: 'return plain data and let its type be inferred; who draws or describes it says what it takes',
	},
	shell: {
		from: ['lib'],
		without: [...content, ...react],
		remedy: 'the script of every page stays small: move what it shares to src/lib',
	},
	lib: {
		from: [],
		without: [...content, ...react, 'astro', 'astro:', 'astro/', 'react/', 'react-dom/'],
		remedy: 'pure helpers know nothing of ours, no React and no Astro: take it as an argument',
	},
};

interface Import {
	from: string;
	/** A path from the project's folder, or the name of a package. */
	to: string;
	names: string[];
}

function readImports(file: string): Import[] {
	const text = read(file);
	const source = parseSource(file, file.endsWith('.astro') ? splitAstro(text).script : text);
	return source.statements.flatMap((statement) => {
		if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
		const target = statement.moduleSpecifier;
		if (!target || !ts.isStringLiteral(target)) return [];
		const named = ts.isImportDeclaration(statement) ? statement.importClause?.namedBindings : undefined;
		return {
			from: file,
			to: target.text.startsWith('.') ? path.posix.join(path.posix.dirname(file), target.text) : target.text,
			names: named && ts.isNamedImports(named) ? named.elements.map(({ name }) => name.text) : [],
		};
	});
}

const imports = listFiles('src/*/**/*.{ts,tsx,astro}')
	.filter((file) => !isTestFile(file))
	.flatMap(readImports);
const roomOf = (file: string) => file.split('/')[1] ?? '';

test('every folder of src is a room of the table', () => {
	const found = new Set(listFiles('src/*/**/*.{ts,tsx,astro}').map(roomOf));
	expect([...found].filter((name) => !(name in rooms))).toEqual([]);
});

test('a room imports only from the rooms below it, values and types alike', () => {
	const wrong = imports.flatMap(({ from, to }) => {
		const here = roomOf(from);
		const there = roomOf(to);
		const room = rooms[here];
		if (!/^src\/\w+\//.test(to) || !room || there === here || room.from.includes(there)) return [];
		return `${from} imports ${to}: ${room.remedy}`;
	});
	expect(wrong).toEqual([]);
});

test('no two rooms import each other', () => {
	const reach = (name: string, seen = new Set<string>()): Set<string> => {
		for (const next of rooms[name]?.from ?? []) if (!seen.has(next)) reach(next, seen.add(next));
		return seen;
	};
	expect(Object.keys(rooms).filter((name) => reach(name).has(name))).toEqual([]);
});

test('only the model reads content and pictures, and what runs everywhere needs neither React nor Astro', () => {
	const wrong = imports.flatMap(({ from, to, names }) => {
		const room = rooms[roomOf(from)];
		// The typefaces' element is the one thing of astro:assets that belongs into a document.
		if (roomOf(from) === 'layouts' && to === 'astro:assets' && names.join() === 'Font') return [];
		const refused = room?.without?.some((name) => (/[:/]$/.test(name) ? to.startsWith(name) : to === name));
		return refused ? `${from} imports ${to}: ${room?.remedy}` : [];
	});
	expect(wrong).toEqual([]);
});

test('an island is imported by its own wrapper only', () => {
	const wrong = imports.filter(
		({ from, to }) => to.endsWith('.island.tsx') && from !== to.replace('.island.tsx', '.astro'),
	);
	expect(
		wrong.map(
			({ from, to }) =>
				`${from} imports ${to}: use ${to.replace('.island.tsx', '.astro')}, which says when the script loads`,
		),
	).toEqual([]);
});

test('.astro files are pages, layouts and wrappers of islands', () => {
	const wrong = listFiles('src/**/*.astro').filter((file) => {
		if (['pages', 'layouts', 'features'].includes(roomOf(file))) return false;
		return !listFiles(file.replace('.astro', '.island.tsx')).length;
	});
	expect(
		wrong.map(
			(file) =>
				`${file}: what a visitor sees is a React component (.tsx); only an island's wrapper is .astro`,
		),
	).toEqual([]);
});
