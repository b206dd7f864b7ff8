import type { ReactNode } from 'react';
import { Section } from '../../components/Section.tsx';
import { SelectionNote } from '../../components/sections/SelectionNote.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import type { Labels } from '../../content/schema/labels.ts';

interface ReviewWallProps {
	title: string;
	intro?: string | undefined;
	moreUrl: string | undefined;
	labels: Pick<Labels, 'testimonials' | 'shell' | 'quotes'>;
	/** The list with its filter. */
	children: ReactNode;
}

/** The reviews with the filter, then the link to more of them on Google. */
export function ReviewWall({ title, intro, moreUrl, labels, children }: ReviewWallProps) {
	return (
		<Section id="reviews" title={title} intro={intro}>
			{children}
			<SelectionNote labels={labels} />
			{moreUrl && (
				<TextLink href={moreUrl} newTab={labels.shell.newTab}>
					{labels.testimonials.moreOnGoogle}
				</TextLink>
			)}
		</Section>
	);
}
