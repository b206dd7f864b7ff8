import { z } from 'astro/zod';
import { ofFive } from './as-typed.ts';
import { typed } from './field.ts';
import { readNumber, readRate } from './typed-numbers.ts';

/** A number within the limits of a schema. Text counts as the number that it is: forms may save it so, and people write "$1,200". */
export const numeric = (limits: z.ZodNumber) => z.preprocess(readNumber, limits);

/** A group of two amounts and their unit, which one text may say. @param write what to do with words that a price can't say */
export const rated = <Group extends z.ZodType>(first: string, last: string, group: Group, write: string) =>
	z.preprocess((value, { addIssue }) => {
		const read = readRate(first, last)(value);
		const { [first]: low, [last]: high } = Object(read);
		const isUnread = [low, high].some((amount) => typeof amount === 'string');
		const message =
			low === undefined
				? `although there is no “${first}”`
				: 'which isn’t an amount, “from” an amount, or a range';
		const path = [typeof low !== 'string' ? last : 'price' in Object(value) ? 'price' : first];
		if (isUnread || (high && low === undefined))
			addIssue({ code: 'custom', path, message, params: { write } });
		return read;
	}, group);

/** A year in the company's history. */
export const year = (title: string, example: string) =>
	numeric(z.int().min(1800).max(2100)).meta({ title, example });

/** A rating with one decimal, from 1.0 to 5.0, kept as text so that it's shown as it's written. */
export const score = (title: string, why: string) =>
	typed('score', /^(?:[1-4]\.\d|5\.0)$/, { title, why, example: '4.9' });

const readStars = (value: unknown): unknown =>
	typeof value === 'string'
		? value
				.replace(/^\s*(★{1,5})☆*\s*$/, (_, stars: string) => String(stars.length))
				.replace(new RegExp(`(?<=\\d)${ofFive}`), '')
		: value;

/** Stars, a whole number from 1 to 5, also as "5 stars," "5/5" and "★★★★★." */
export const rating = () =>
	z.preprocess(readStars, numeric(z.int().min(1).max(5))).meta({
		title: 'the rating',
		why: 'It’s shown as stars and counts toward the average.',
		example: '5',
		pattern: `^(?:\\D*[1-5]${ofFive}\\D*|★{1,5}☆*)$`,
		byCustomer: true,
	});

/** Degrees north, and degrees east (negative west of Greenwich), within the 50 states and the territories of the Caribbean. */
export const latitude = () => coordinate('the latitude', 17.5, 72, '27.95');
export const longitude = () => coordinate('the longitude', -180, -64, '-82.46');
const coordinate = (title: string, least: number, most: number, example: string) =>
	numeric(z.number().min(least).max(most)).meta({ title, why: 'It sets the spot on the map.', example });
