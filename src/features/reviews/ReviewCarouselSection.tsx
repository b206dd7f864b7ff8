import type { ReactNode } from 'react';
import { Row, Stack } from '../../components/layout/layout.tsx';
import { Rating } from '../../components/Rating.tsx';
import { Section } from '../../components/Section.tsx';
import { SelectionNote } from '../../components/sections/Testimonials.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { company, labels } from '../../content/facts.ts';
import type { Heading } from '../../content/schema/page-part.ts';

interface ReviewCarouselSectionProps extends Heading {
	/** The carousel. */
	children: ReactNode;
}

/** Customers' words on the quiet highlight: the rating at the side, the carousel as the voice. */
export function ReviewCarouselSection({ title, intro, children }: ReviewCarouselSectionProps) {
	return (
		<Section
			id="reviews"
			title={title}
			intro={intro}
			tone="highlight"
			head="side"
			aside={
				<Stack gap={3}>
					<Row as="p" gap={3}>
						<Rating value={company.claims.rating} />
						<strong>
							{labels.footer.rating}, {labels.footer.reviews}
						</strong>
					</Row>
					<SelectionNote />
					<TextLink href="/testimonials">{labels.action.allReviews}</TextLink>
				</Stack>
			}
		>
			{children}
		</Section>
	);
}
