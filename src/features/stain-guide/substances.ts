/** What a remedy puts on a surface, and what a surface may forbid. */
export const substances = [
	'damp',
	'water',
	'damp-towel',
	'soap',
	'neutral-cleaner',
	'enzymes',
	'acid',
	'bleach',
	'peroxide',
	'ammonia',
	'solvent',
	'ice',
	'heat',
	'powder',
	'brush',
] as const;
export type Substance = (typeof substances)[number];

/** How people call those that can't be said unnoticed, in the languages of the software. */
const names: Readonly<Partial<Record<Substance, string>>> = {
	soap: 'soap|(?<!neutral )detergent|jab[oó]n',
	enzymes: 'enzym|enzim',
	acid: 'vinegar|lemon|citric|acid|vinagre|lim[oó]n|[aá]cido',
	bleach: 'bleach|chlorine|cloro|lej[ií]a|blanqueador',
	peroxide: 'peroxide|per[oó]xido|agua oxigenada',
	ammonia: 'ammonia|amon[ií]aco',
	solvent:
		'alcohol|aceton|solvent|paint thinner|turpentine|mineral spirits|nail polish|disolvente|quitaesmalte|aguarr[aá]s',
};

/** "Don’t use vinegar" names what a step does without. */
const isWarning = (sentence: string) =>
	/\b(?:no|not|never|without|avoid|non|nunca|sin|ni|evite)\b|n[’']t\b/i.test(sentence);

/** What a step names but doesn't say it contains, as problems of its schema. */
export const listUnsaid = ({
	name,
	text,
	contains,
}: {
	name: string;
	text: unknown;
	contains: readonly string[];
}) =>
	Object.entries(names).flatMap(([part, words]) => {
		const pattern = new RegExp(`(?<!\\p{L})(?:${words})(?!\\S*-free)`, 'iu');
		const [word] = [name, ...String(text).split(/[.!?;]/)].flatMap((sentence) =>
			isWarning(sentence) ? [] : (pattern.exec(sentence)?.[0] ?? []),
		);
		if (!word || contains.includes(part)) return [];
		return {
			code: 'custom' as const,
			input: contains,
			path: ['contains'],
			message: `although the step names “${word}”`,
			params: { write: `Add “${part}” to the list, and take “nothing” out of it.` },
		};
	});
