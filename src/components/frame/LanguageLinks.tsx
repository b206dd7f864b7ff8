import { addressIn, getLanguage, languagesOf, nameLanguage } from '../../content/language.ts';
import { hiddenPaths } from '../../content/paths.ts';
import { classNames } from '../../lib/text.ts';
import styles from './LanguageLinks.module.css';

interface LanguageLinksProps {
	/** Path of the current page in the content's language, such as "/services". */
	path: string;
	/** In the header, phones show the code of the language alone; with two others, all screens do. More are not in the header. */
	inHeader?: boolean;
}

/**
 * A link to the same page in each other language, in that language; to its home page where there is none, as on an error
 * screen. Nothing on a site in one language. Nothing else ever changes the language.
 */
export function LanguageLinks({ path, inHeader = false }: LanguageLinksProps) {
	const isHidden = hiddenPaths.some((hidden) => hidden === path);
	const others = languagesOf('/').filter((language) => language !== getLanguage());
	// Beside the company's name and its phone, a narrow phone has no room for a third.
	if (inHeader && others.length > 2) return null;
	return others.map((language) => {
		const target = languagesOf(path).includes(language) && !isHidden ? path : '/';
		const name = nameLanguage(language);
		return (
			<a
				key={language}
				className={inHeader ? classNames(styles.inHeader, others.length > 1 && styles.short, 'tap') : 'tap'}
				href={addressIn(language, target)}
				lang={language}
				hrefLang={language}
				// With the code, because that is what phones show and what people say to their phones.
				aria-label={inHeader ? `${name}, ${language.toUpperCase()}` : undefined}
			>
				{inHeader && <span className={styles.code}>{language.toUpperCase()}</span>}
				<span className={inHeader ? styles.name : undefined}>{name}</span>
			</a>
		);
	});
}
