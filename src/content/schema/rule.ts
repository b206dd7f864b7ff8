import { z } from 'astro/zod';

/** Refuses some of these fields of a group without the others. */
export const together = <Key extends string>(...keys: Key[]) =>
	keys.map((key) =>
		z.refine<{ [one in Key]?: unknown }>((group) => group[key] || !keys.some((other) => group[other]), {
			path: [key],
			error: `although these go together: ${keys.join(', ')}`,
		}),
	);

/** Refuses two numbers or two dates of a group in the wrong order. */
export const inOrder = <Key extends string>(first: Key, last: Key) =>
	z.refine<{ [key in Key]?: number | string | undefined }>(
		({ [first]: low, [last]: high }) => low === undefined || high === undefined || low <= high,
		{
			path: [last],
			error: ({ input }) => `although “${first}” is ${Object(input)[first]}`,
			params: { write: `Swap “${first}” and “${last},” or correct one of them.` },
		},
	);
