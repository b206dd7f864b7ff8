import type { ReactNode } from 'react';
import { Stack } from '../../components/layout/layout.tsx';
import { Section } from '../../components/Section.tsx';
import { SelectionNote } from '../../components/sections/Testimonials.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import type { Labels } from '../../content/schema/labels.ts';

interface ReviewsSectionProps {
	title: string;
	intro?: string | undefined;
	moreUrl: string | undefined;
	labels: Pick<Labels, 'testimonials' | 'shell' | 'quotes'>;
	/** The list with its filter. */
	children: ReactNode;
}

/** The reviews with the filter, then the link to more of them on Google. */
export function ReviewsSection({ title, intro, moreUrl, labels, children }: ReviewsSectionProps) {
	return (
		<Section id="reviews" title={title} intro={intro}>
			<Stack gap={5}>
				<div>{children}</div>
				<SelectionNote labels={labels} />
				{moreUrl && (
					<TextLink href={moreUrl} newTab={labels.shell.newTab}>
						{labels.testimonials.moreOnGoogle}
					</TextLink>
				)}
			</Stack>
		</Section>
	);
}
