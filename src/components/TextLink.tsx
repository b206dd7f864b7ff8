import type { ReactNode } from 'react';
import { LineIcon } from './LineIcon.tsx';
import { Link } from './Link.tsx';
import styles from './TextLink.module.css';
import { Words } from './Words.tsx';

interface TextLinkProps {
	href: string;
	children: ReactNode;
	/** Of the words, if not the page's. */
	lang?: string | undefined;
	/** Words appended for screen readers, so that links with the same text can be told apart (WCAG 2.4.4). */
	context?: string | undefined;
	contextLang?: string | undefined;
}

/** A link on its own line, with an arrow that moves a little on hover. Build only. */
export function TextLink({ href, children, lang, context, contextLang }: TextLinkProps) {
	return (
		<Link className={styles.link} href={href}>
			<span>
				<Words lang={lang}>{children}</Words>
				{context && (
					<span className="visually-hidden" lang={contextLang}>
						: {context}
					</span>
				)}
			</span>
			<LineIcon d={href.startsWith('https:') ? 'M7 17 17 7M8 7h9v9' : 'M4 12h16m-6-6 6 6-6 6'} />
		</Link>
	);
}
