import type { ReactNode } from 'react';
import { classNames } from '../lib/text.ts';
import { LinkedText } from './LinkedText.tsx';
import styles from './Section.module.css';

interface SectionProps {
	/** Id of the section. Its heading has `<id>-title`, here or among the children, so that the section is named by it. */
	id: string;
	title?: string | undefined;
	intro?: string | undefined;
	/** Ground color: alternate so that neighbors never share a band. */
	tone?: 'page' | 'band' | 'deep' | 'highlight';
	/** Where the introduction stands on wide screens: under the heading, or in a second column. */
	head?: 'stack' | 'split';
	children: ReactNode;
	className?: string | undefined;
	/** Rendered beside the heading, such as a link to the whole list. */
	aside?: ReactNode;
}

/** A band of the page with an optional heading; a named region for screen readers when it has one. */
export function Section({
	id,
	title,
	intro,
	tone = 'page',
	head = 'split',
	children,
	className,
	aside,
}: SectionProps) {
	const titleId = `${id}-title`;
	return (
		<section id={id} className={classNames(styles.section, styles[tone])} aria-labelledby={titleId}>
			<div className={classNames(styles.inner, className)}>
				{title && (
					<div className={classNames(styles.head, styles[head])}>
						<h2 id={titleId}>{title}</h2>
						{intro && (
							<p className={styles.intro}>
								<LinkedText text={intro} />
							</p>
						)}
						{aside && <div className={styles.aside}>{aside}</div>}
					</div>
				)}
				{children}
			</div>
		</section>
	);
}
