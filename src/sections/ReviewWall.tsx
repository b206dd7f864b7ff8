import type { ReactNode } from 'react';
import type { Labels } from '../schema/labels.ts';
import { Button } from '../ui/Button.tsx';
import { Section } from '../ui/Section.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import styles from './ReviewWall.module.css';
import { SelectionNote } from './SelectionNote.tsx';

interface ReviewWallProps {
	title: string;
	intro?: string | undefined;
	moreUrl: string | undefined;
	labels: Pick<Labels, 'action' | 'testimonials' | 'shell' | 'quotes'>;
	/** The list with its filter. */
	children: ReactNode;
}

/** All reviews with the filter, then the ways on: ask for a quote, or read more on Google. */
export function ReviewWall({ title, intro, moreUrl, labels, children }: ReviewWallProps) {
	return (
		<Section id="reviews" title={title} intro={intro}>
			{children}
			<SelectionNote labels={labels} />
			<div className={styles.actions}>
				<Button href="/quote">{labels.action.freeQuote}</Button>
				{moreUrl && (
					<TextLink href={moreUrl} newTab={labels.shell.newTab}>
						{labels.testimonials.moreOnGoogle}
					</TextLink>
				)}
			</div>
		</Section>
	);
}
