import type { ComponentProps } from 'react';
import { Link } from './Link.tsx';
import styles from './TextLink.module.css';
import { Words } from './Words.tsx';

interface TextLinkProps extends ComponentProps<typeof Link> {
	/** Words appended for screen readers, so that links with the same text can be told apart (WCAG 2.4.4). */
	context?: string | undefined;
	contextLang?: string | undefined;
}

/** A link on its own line, with an arrow that moves a little on hover. Build only. */
export const TextLink = ({ children, lang, context, contextLang, ...link }: TextLinkProps) => (
	<Link {...link} className={styles.link} data-arrow="">
		<Words lang={lang}>{children}</Words>
		{context && (
			<span className="visually-hidden" lang={contextLang}>
				: {context}
			</span>
		)}
	</Link>
);
