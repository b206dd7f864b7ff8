import { existsSync } from 'node:fs';
import type { Language } from '../../../src/content/language.ts';
import { contentIn, read } from '../../content.ts';

/** What a test needs of a language: the start of its addresses, and what the owner wrote. */
const inLanguage = (language: Language) => {
	const { labels, errors, services } = contentIn(language);
	return {
		name: language === 'es' ? 'Spanish' : 'English',
		start: language === 'es' ? '/es' : '',
		labels,
		errors,
		services,
		read: (name: string) => read(name, language),
	};
};
export const english = inLanguage('en');
export const spanish = inLanguage('es');

/** The languages that the site has pages in. The owner may have written none in Spanish. */
export const languages = existsSync('dist/es.html') ? [english, spanish] : [english];
