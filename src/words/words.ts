import english from './en.json' with { type: 'json' };
import spanish from './es.json' with { type: 'json' };

export { english };

/** The interface words of one language. The others have the same ones as English. */
export type Words = typeof english;

/** The interface words by language: for any trade, without a fact of a company. What an owner says otherwise is in labels.yaml. */
export const words: Readonly<Record<string, Words>> = { en: english, es: spanish };
