import marked from './en.json' with { type: 'json' };
import spanish from './es.json' with { type: 'json' };

/**
 * The interface words as the schema of labels reads them: a placeholder with an exclamation mark, such as {stars!}, is one
 * that a label makes no sense without.
 */
export const markedWords = marked;

/** The interface words of one language. The others have the same ones as English. */
export type Words = typeof marked;

export const english: Words = JSON.parse(JSON.stringify(marked).replaceAll('!}', '}'));

/** The interface words by language: for any trade, without a fact of a company. What an owner says otherwise is in labels.yaml. */
export const words: Readonly<Record<string, Words>> = { en: english, es: spanish };
