import type { ReactNode } from 'react';
import { Row, Stack } from '../../components/layout/layout.tsx';
import { Section } from '../../components/Section.tsx';
import { Stars } from '../../components/Stars.tsx';
import { SelectionNote } from '../../components/sections/Testimonials.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import type { Labels } from '../../content/schema/labels.ts';
import { formatLabel } from '../../lib/text.ts';

interface ReviewCarouselSectionProps {
	title: string;
	intro?: string | undefined;
	/** The company's rating, such as "4.9"; without one no stars are drawn. */
	rating?: string | undefined;
	labels: Pick<Labels, 'action' | 'rating' | 'footer' | 'quotes'>;
	/** The carousel. */
	children: ReactNode;
}

/** Customers' words on the quiet highlight: the rating at the side, the carousel as the voice. */
export function ReviewCarouselSection({
	title,
	intro,
	rating,
	labels,
	children,
}: ReviewCarouselSectionProps) {
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
						{rating && (
							<Stars rating={Number(rating)} label={formatLabel(labels.rating.stars, { stars: rating })} />
						)}
						<strong>
							{labels.footer.rating}, {labels.footer.reviews}
						</strong>
					</Row>
					<SelectionNote labels={labels} />
					<TextLink href="/testimonials">{labels.action.allReviews}</TextLink>
				</Stack>
			}
		>
			{children}
		</Section>
	);
}
