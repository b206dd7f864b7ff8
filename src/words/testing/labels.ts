import { english } from '../words.ts';

/** The site's own interface words, so that no test fails when a word changes. */
export const labels = { ...english, locale: 'en-US' };
