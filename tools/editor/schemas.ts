/**
 * npm run schemas (after each install): lets Visual Studio Code complete and check content files. Writes the JSON
 * Schema of each collection, and the editor setting that names them. Git ignores both.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { z } from 'astro/zod';
import { parse } from 'yaml';
import { type Collection, collections, fileSchema } from '../../src/collections.ts';
import type { FieldMeta } from '../../src/content/schema/shape.ts';

const folder = '.vscode';

/** The JSON Schema of a file, in draft 7, the newest version that all YAML editors support. */
const buildJsonSchema = (collection: Collection) =>
	z.toJSONSchema(fileSchema(collection), {
		target: 'draft-7',
		io: 'input',
		override: ({ zodSchema, jsonSchema: json }) => {
			const { why, example } = json as FieldMeta;
			if (why !== undefined) json.description = why;
			if (example !== undefined) json.examples = [json.type === 'string' ? example : parse(example)];
			const { def } = zodSchema._zod;
			if (def.type !== 'pipe' || def.in._zod.def.type !== 'transform' || json.type === 'object') return;
			// What is read as people type it has no one form.
			if (json.enum) json.examples = json.enum;
			for (const rule of ['type', 'pattern', 'format', 'enum'] as const) delete json[rule];
		},
	});

const write = (name: string, value: object) =>
	writeFileSync(`${folder}/${name}`, JSON.stringify(value, undefined, '\t'));

mkdirSync(folder, { recursive: true });
const settings: Record<string, string[]> = {};
for (const [name, collection] of Object.entries(collections as Record<string, Collection>)) {
	const { kind, path, extension } = collection;
	if (extension !== 'yaml') continue;
	const file = `${path}${kind === 'folder' ? '/*' : ''}.yaml`;
	write(`${name}.schema.json`, buildJsonSchema(collection));
	settings[`./${folder}/${name}.schema.json`] = [`content/${file}`, `sample/${file}`];
}

const own = `${folder}/settings.json`;
try {
	// Whatever else a developer has set there stays.
	const others = existsSync(own) ? JSON.parse(readFileSync(own, 'utf8')) : {};
	write('settings.json', { ...others, 'yaml.schemas': settings });
} catch {
	console.log(
		`${own} has comments or can’t be read, so it stays as it is. For help with content files, set "yaml.schemas" there to:\n${JSON.stringify(settings)}`,
	);
}
