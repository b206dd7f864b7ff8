import { z } from 'astro/zod';
import { slugify } from '../../lib/text.ts';
import table from './kinds.json' with { type: 'json' };
import type { FieldMeta } from './shape.ts';

/**
 * LocalBusiness and everything that is one: https://schema.org/LocalBusiness, as in schema-dts 2.1.0; and what people call
 * trades that it calls otherwise, or has no name for, as patterns.
 */
const { kinds, trades } = table;

/** "Auto repair," "HVAC" and "landscaping" as schema.org says them. Anything else stays as it is, for the schema to refuse. */
export function readKind(written: unknown): unknown {
	const words = slugify(String(written)).replaceAll('-', ' ');
	const name = words.replaceAll(' ', '');
	return (
		kinds.find((kind) => [name, `${name}business`].includes(kind.toLowerCase())) ??
		Object.entries(trades).find(([, pattern]) => new RegExp(pattern).test(words))?.[0] ??
		written
	);
}

/** What search engines are told that the company is. */
export const kind = () =>
	z.preprocess(readKind, z.enum(kinds)).meta({
		title: 'the kind of business',
		why: 'Search engines are told it. schema.org/LocalBusiness lists all, under “More specific Types.” What fits every company is LocalBusiness, and what works on houses HomeAndConstructionBusiness.',
		example: 'LocalBusiness',
	} satisfies FieldMeta) as unknown as z.ZodType<'LocalBusiness', string>;

/** What people call a kind of employment and a unit of pay. */
const jobWords: Readonly<Record<string, string[]>> = {
	FULL_TIME: ['tiempo completo'],
	PART_TIME: ['medio tiempo', 'tiempo parcial'],
	TEMPORARY: ['temporal'],
	HOUR: ['per hour', 'an hour', 'hourly', 'hora', 'por hora'],
	YEAR: ['per year', 'a year', 'yearly', 'año', 'por año'],
};
export const listJobWords = (value: string): string[] => jobWords[value] ?? [];
