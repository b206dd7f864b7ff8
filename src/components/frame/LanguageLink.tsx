import { labels } from '../../content/facts.ts';
import { getLanguage, getSpanishPaths, toSpanish } from '../../content/language.ts';
import { hiddenPaths } from '../../content/paths.ts';
import styles from './LanguageLink.module.css';

interface LanguageLinkProps {
	/** English path of the current page, such as "/services". */
	path: string;
	/** Shows only the code of the language on phones. */
	canBeShort?: boolean;
}

/**
 * A link to the same page in the other language, in that language; to its home page where there is none, as on an error
 * screen. Nothing on a site in one language. It is the only way in which the language changes.
 */
export function LanguageLink({ path, canBeShort = false }: LanguageLinkProps) {
	const spanish = getSpanishPaths();
	const isInBoth = spanish.has(path) && !hiddenPaths.some((hidden) => hidden === path);
	const target = isInBoth ? path : '/';
	if (!spanish.has(target)) return null;
	const language = getLanguage() === 'en' ? 'es' : 'en';
	const name = labels.shell.otherLanguage;
	return (
		<a
			className="tap"
			href={language === 'es' ? toSpanish(target) : target}
			lang={language}
			hrefLang={language}
			aria-label={canBeShort ? name : undefined}
		>
			{canBeShort && <span className={styles.code}>{language}</span>}
			<span className={canBeShort ? styles.name : undefined}>{name}</span>
		</a>
	);
}
