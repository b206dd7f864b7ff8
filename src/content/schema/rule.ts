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

/** Refuses an entry about a time that an earlier one is about, too. Without times, an entry is about the whole day. */
export const withoutOverlaps =
	<Entry extends { opens: string; closes: string }>(
		shareDay: (a: Entry, b: Entry) => boolean,
	): z.core.CheckFn<Entry[]> =>
	({ value, issues }) => {
		const begins = (a: Entry, b: Entry) => a.opens < (b.closes || '24:00');
		const late = value.findIndex((a, index) =>
			value.slice(0, index).some((b) => shareDay(a, b) && begins(a, b) && begins(b, a)),
		);
		if (late < 0) return;
		issues.push({
			code: 'custom',
			input: value,
			path: [late],
			message: 'although an earlier entry is about the same time',
			params: {
				why: 'Visitors would get two answers for the same time.',
				write: 'Delete one of the two entries, or change their days or times.',
			},
		});
	};
