import type { ReactNode } from 'react';
import { classNames } from '../lib/text.ts';
import { LinkedText } from './LinkedText.tsx';
import { Inner, Split } from './layout/layout.tsx';
import styles from './Section.module.css';
import { Weave } from './Weave.tsx';

export interface SectionProps {
	/** Id of the section. Its heading, here or among the children, has the id `<id>-title` and names the section. */
	id: string;
	title?: string | undefined;
	intro?: string | undefined;
	/** Of title and introduction, if not the page's. What the section lists says its own. */
	lang?: string | undefined;
	/** Background. Neighbors should differ. */
	tone?: 'page' | 'band' | 'banner' | 'highlight' | undefined;
	/**
	 * Where the heading is on wide screens: above the content, with the introduction beside it, or to the side of
	 * the content.
	 */
	head?: 'above' | 'side';
	/** True lets the content reach both edges of the window; it draws the SectionHead. */
	wide?: boolean;
	children: ReactNode;
	/** Shown after the heading, such as a link to the whole list. */
	aside?: ReactNode;
}

/** A band of the page with an optional heading; a named region for screen readers when it has one. */
export function Section({ tone = 'page', head = 'above', wide = false, children, ...heading }: SectionProps) {
	const { id, title } = heading;
	const header = title && <SectionHead {...heading} title={title} />;
	return (
		<section
			id={id}
			className={classNames(styles.section, tone, tone === 'banner' && 'woven')}
			aria-labelledby={`${id}-title`}
		>
			{wide ? (
				children
			) : (
				<Inner>
					{head === 'side' ? (
						<Split columns="side">
							{header}
							<div>{children}</div>
						</Split>
					) : (
						<>
							{header}
							{children}
						</>
					)}
				</Inner>
			)}
			{tone === 'banner' && <Weave />}
		</section>
	);
}

type SectionHeadProps = Pick<SectionProps, 'id' | 'intro' | 'lang' | 'aside'> & { title: string };

/** The heading of a section, for one that is wide; others draw it themselves. */
export const SectionHead = ({ id, title, intro, lang, aside }: SectionHeadProps) => (
	<header className={styles.head}>
		<h2 id={`${id}-title`} lang={lang}>
			{title}
		</h2>
		{intro && <LinkedText as="p" className="lead soft" lang={lang} text={intro} />}
		{aside && <div>{aside}</div>}
	</header>
);
