import type { ReactNode } from 'react';
import { Stack } from '../../components/layout/layout.tsx';
import { Section } from '../../components/Section.tsx';
import { SelectionNote } from '../../components/sections/Testimonials.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { company, labels } from '../../content/facts.ts';
import type { Heading } from '../../content/schema/page-part.ts';

interface ReviewsSectionProps extends Heading {
	/** The list with its filter. */
	children: ReactNode;
}

/** The reviews with the filter, then the link to more of them on Google. */
export function ReviewsSection({ title, intro, children }: ReviewsSectionProps) {
	const { googleReviews } = company.links;
	return (
		<Section id="reviews" title={title} intro={intro}>
			<Stack gap={5}>
				<div>{children}</div>
				<SelectionNote />
				{googleReviews && (
					<TextLink href={googleReviews} newTab>
						{labels.testimonials.moreOnGoogle}
					</TextLink>
				)}
			</Stack>
		</Section>
	);
}
