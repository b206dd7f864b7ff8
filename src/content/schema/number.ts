import { z } from 'astro/zod';
import { readNumber } from '../../lib/number.ts';

/** A number within the limits of a schema. Text in quotation marks counts as its number, because forms may save it so. */
export const numeric = (limits: z.ZodNumber) => z.preprocess(readNumber, limits);

/** A year in the company's history. */
export const year = (title: string, example: string) =>
	numeric(z.int().min(1800).max(2100)).meta({ title, example });

/** Stars, a whole number from 1 to 5. */
export const rating = () =>
	numeric(z.int().min(1).max(5)).meta({
		title: 'the rating',
		why: 'It’s shown as stars and counts toward the average.',
		example: '5',
		byCustomer: true,
	});
