import type { ReactNode } from 'react';
import { labels } from '../content/facts.ts';
import { classNames, type RunningText } from '../lib/text.ts';
import { LinkedText } from './LinkedText.tsx';
import { Inner, Split } from './layout/layout.tsx';
import styles from './Section.module.css';

export interface SectionProps {
	/** Id of the section. Its heading has `<id>-title`, here or among the children, so that the section is named by it. */
	id: string;
	title?: string | undefined;
	intro?: RunningText | undefined;
	/** Ground color: alternate so that neighbors never share a band. */
	tone?: 'page' | 'band' | 'deep' | 'highlight' | undefined;
	/** Where the heading is on wide screens: above, with the introduction beside it, or at the side of the content. */
	head?: 'above' | 'side';
	children: ReactNode;
	/** After the heading, such as a link to the whole list. */
	aside?: ReactNode;
}

/** A band of the page with an optional heading; a named region for screen readers when it has one. */
export function Section({ id, title, intro, tone = 'page', head = 'above', children, aside }: SectionProps) {
	const titleId = `${id}-title`;
	const heading = title && (
		<header className={styles.head}>
			<h2 id={titleId}>{title}</h2>
			{intro && (
				<p className="lead soft">
					<LinkedText text={intro} />
				</p>
			)}
			{aside && <div>{aside}</div>}
		</header>
	);
	return (
		<section id={id} className={classNames(styles.section, tone)} aria-labelledby={titleId}>
			<Inner>
				{head === 'side' ? (
					<Split columns="side">
						{heading}
						<div>{children}</div>
					</Split>
				) : (
					<>
						{heading}
						{children}
					</>
				)}
			</Inner>
		</section>
	);
}

/** What the page of a list says while the list is empty; the menus leave such a page out (content/navigation.ts). */
export const NothingYet = ({ children }: { children?: ReactNode }) => (
	<Section id="nothing">
		<p id="nothing-title">{labels.shell.nothing}</p>
		{children}
	</Section>
);
