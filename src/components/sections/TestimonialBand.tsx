import { Stack } from '../layout/layout.tsx';
import { Section } from '../Section.tsx';
import styles from './TestimonialBand.module.css';
import { type Testimonial, TestimonialFigure } from './Testimonials.tsx';

/** One customer's quote, large. */
export function TestimonialBand(testimonial: Testimonial) {
	return (
		<Section id="testimonial" tone="highlight">
			<Stack className={styles.band}>
				<TestimonialFigure {...testimonial} captionId="testimonial-title" />
			</Stack>
		</Section>
	);
}
