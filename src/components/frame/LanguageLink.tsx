import { getLanguage, getSpanishPaths, languageNames, toSpanish } from '../../content/language.ts';
import { hiddenPaths } from '../../content/paths.ts';
import styles from './LanguageLink.module.css';

interface LanguageLinkProps {
	/** English path of the current page, such as "/services". */
	path: string;
	/** In the header, phones show the code of the language alone. */
	inHeader?: boolean;
}

/**
 * A link to the same page in the other language, in that language; to its home page where there is none, as on an error
 * screen. Nothing on a site in one language. Nothing else ever changes the language.
 */
export function LanguageLink({ path, inHeader = false }: LanguageLinkProps) {
	const spanish = getSpanishPaths();
	const isInBoth = spanish.has(path) && !hiddenPaths.some((hidden) => hidden === path);
	const target = isInBoth ? path : '/';
	const language = getLanguage() === 'en' ? 'es' : 'en';
	// Every page is there in English.
	if (language === 'es' && !spanish.has(target)) return null;
	const name = languageNames[language];
	return (
		<a
			className={inHeader ? `${styles.inHeader} tap` : 'tap'}
			href={language === 'es' ? toSpanish(target) : target}
			lang={language}
			hrefLang={language}
			// With the code, because that is what phones show and what people say to their phones.
			aria-label={inHeader ? `${name}, ${language.toUpperCase()}` : undefined}
		>
			{inHeader && <span className={styles.code}>{language}</span>}
			<span className={inHeader ? styles.name : undefined}>{name}</span>
		</a>
	);
}
