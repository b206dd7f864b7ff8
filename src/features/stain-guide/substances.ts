import table from './substances.json' with { type: 'json' };

/**
 * What a remedy puts on a surface, and what a surface may forbid, each with a pattern of how people call it in the languages of the
 * software, if it can't be said unnoticed.
 */
export type Substance = keyof typeof table;
export const substances = Object.keys(table) as Substance[];

/** "Don’t use vinegar" names what a step does without. */
const isWarning = (sentence: string) =>
	/\b(?:no|not|never|without|avoid|non|nunca|sin|ni|evite)\b|n[’']t\b/i.test(sentence);

/** What a step names but doesn't say it contains, as problems of its schema. */
export const listUnsaid = (step: { name: string; text: unknown; contains: readonly string[] }) =>
	Object.entries(table).flatMap(([part, words]) => {
		if (!words || step.contains.includes(part)) return [];
		const pattern = new RegExp(`(?<!\\p{L})(?:${words})(?!\\S*-free)`, 'iu');
		const [word] = [step.name, ...String(step.text).split(/[.!?;]/)].flatMap((sentence) =>
			isWarning(sentence) ? [] : (pattern.exec(sentence)?.[0] ?? []),
		);
		if (!word) return [];
		return {
			code: 'custom' as const,
			input: step.contains,
			path: ['contains'],
			message: `although the step names “${word}”`,
			params: { write: `Add “${part}” to the list, and take “nothing” out of it.` },
		};
	});
