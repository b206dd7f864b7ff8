import { findNearest } from '../../src/features/service-area/nearest.ts';
import { formatPhone } from '../../src/lib/phone.ts';
import { slugify } from '../../src/lib/text.ts';
import type { Field } from './content.ts';
import { choicesOf, schemaAt, shapeAt } from './schema-walk.ts';

const pad = (value: string | number) => String(value).padStart(2, '0');

/** "May 1, 2025" and "5/1/2025", read as Americans write dates, become "2025-05-01". */
function toIsoDate(text: string): string | undefined {
	// Only texts with a year: a bare "May 1" would be given the year 2001.
	const time = /\d{4}/.test(text) ? new Date(text) : undefined;
	if (!time || Number.isNaN(time.getTime())) return undefined;
	return `${time.getFullYear()}-${pad(time.getMonth() + 1)}-${pad(time.getDate())}`;
}

/** "8 AM" and "8:00 pm" become "08:00" and "20:00". */
function toClock(text: string): string | undefined {
	const [, hours, minutes = '00', half] =
		/^(\d{1,2})(?:[:.](\d{2}))?\s*([ap])?\.?m?\.?$/i.exec(text.trim()) ?? [];
	if (hours === undefined) return undefined;
	return `${pad((Number(hours) % (half ? 12 : 24)) + (half?.toLowerCase() === 'p' ? 12 : 0))}:${minutes}`;
}

/**
 * What was most likely meant, as a value that the schema accepts; undefined when nothing is near enough. Each repair is
 * tried in turn and kept only if it is valid, so that a date is never mended into a phone number.
 */
export function repairValue(field: Field, value: unknown): unknown {
	const schema = schemaAt(field);
	const shape = shapeAt(field) ?? {};
	const isValid = (candidate: unknown) => candidate !== undefined && schema?.safeParse(candidate).success;
	const numbers = typeof value === 'string' && /^[-+]?\d+(\.\d+)?$/.test(value.trim()) ? [Number(value)] : [];
	if (typeof value === 'number') numbers.push(Math.round(value / 10) * 10);
	if (value instanceof Date) return [value.toISOString().slice(0, 10)].find(isValid);
	const truth = { yes: true, on: true, true: true, no: false, off: false, false: false }[
		String(value).toLowerCase()
	];
	const text = String(value ?? '').trim();
	const choices = choicesOf(shape);
	const candidates = [
		truth,
		...numbers,
		choices && findNearest(text, choices),
		formatPhone(text),
		toIsoDate(text),
		toClock(text),
		/^[\w-]+(\.[\w-]+)+/.test(text) && !text.includes('@') ? `https://${text}` : undefined,
		text.replace(/^http:/, 'https:'),
		text.replace(/^mailto:/, '').replace(/\s+/g, ''),
		slugify(text),
	];
	// A free text is whatever the owner wrote, never a changed version of it.
	const isFreeText = isValid('Any words, at all');
	return isFreeText && shape.maxLength === undefined ? [text].find(isValid) : candidates.find(isValid);
}
