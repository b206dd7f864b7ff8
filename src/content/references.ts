import { globSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'astro/zod';
import { formatPhone } from '../lib/phone.ts';
import { slugify } from '../lib/text.ts';
import { contentFolder } from '../source/content-folder.ts';
import { readFile } from '../source/reader.ts';
import { readList } from './schema/as-typed.ts';
import { homes, idOf, mapFields, nameAsId, shapeOf, type Target } from './schema/shape.ts';

/** The id of each record that a kind of reference may name, and the slugs by which it's known. */
function listRecords(target: Target, folder: string) {
	const [files, list] = target === 'page' || target === 'icon' ? [[]] : homes[target];
	return globSync(files, { cwd: folder }).flatMap((file) => {
		const data = readFile(file, folder)?.data;
		const records = Array.isArray(data) ? data : [{ ...Object(data), id: path.parse(file).name }];
		const named: unknown[] = list ? records.flatMap((record) => Object(record)[list] ?? []) : records;
		return named.map((record, position) => {
			const { id: _, file: picture, city, number, ...fields } = Object(record);
			const id = idOf(record, position);
			const names = [id, city, formatPhone(String(number))].map((name) => ({ name }));
			return { id, slugs: [...names, fields, { file: picture }].map(nameAsId) };
		});
	});
}

/** The id of the one record that a reference can mean, by its id, name, file, city or number; else what is written, for the check to ask. */
function findMeant(written: string, records: ReturnType<typeof listRecords>): string {
	if (records.some(({ id }) => id === written)) return written;
	const slug = nameAsId({ name: formatPhone(written) ?? written });
	const [meant, ...others] = records.filter(({ slugs }) => slug && slugs.includes(slug));
	return meant && others.length === 0 ? meant.id : written;
}

/** A file of the content as readFile reads it, in which references are ids, whatever the owner calls the records. */
export function readWithReferences(file: string, schema: z.ZodType, folder = contentFolder) {
	const found = readFile(file, folder);
	const known = new Map<Target, ReturnType<typeof listRecords>>();
	const data = mapFields(found?.data, shapeOf(schema), (text, { refers }, _, isList) => {
		if (refers === 'icon') return slugify(text);
		if (!refers) return text;
		const records = known.getOrInsertComputed(refers, () => listRecords(refers, folder));
		const meant = findMeant(text, records);
		const isKnown = records.some(({ id }) => id === meant);
		return isKnown || !isList ? meant : [readList(text)].flat().map((one) => findMeant(String(one), records));
	});
	return found && { ...found, data };
}
