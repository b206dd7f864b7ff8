import { foreign } from '../../content/language.ts';
import { noteLanguage } from '../../content/say.ts';
import type { Heading, Testimonial as TestimonialCopy } from '../../content/schema/page-part.ts';
import { classNames } from '../../lib/text.ts';
import { Grid, Stack } from '../layout/layout.tsx';
import { LanguageNote, Quotation } from '../Quotation.tsx';
import { Rating } from '../Rating.tsx';
import { Section } from '../Section.tsx';
import styles from './Testimonials.module.css';

export interface Testimonial extends Omit<TestimonialCopy, 'sample'> {
	rating?: number | undefined;
}

/** Customers' quotes side by side. */
export const Testimonials = ({ items, ...heading }: Heading & { items: Testimonial[] }) =>
	items.length > 0 && (
		<Section id="testimonials" {...heading}>
			<Grid as="ul" narrow>
				{items.map((item) => (
					<li key={item.text} className="ruled">
						<TestimonialFigure {...item} long={items.some(({ text }) => text.length > longText)} />
					</li>
				))}
			</Grid>
		</Section>
	);

/** One customer's quote, large. */
export const TestimonialBand = (testimonial: Testimonial) => (
	<Section id="testimonial" tone="highlight">
		<Stack className={styles.band}>
			<TestimonialFigure {...testimonial} captionId="testimonial-title" large />
		</Stack>
	</Section>
);

/** Above this many characters, large letters would make a column of a dozen lines. */
const longText = 220;

interface TestimonialFigureProps extends Testimonial {
	/** Id of the name, for a single quote whose section it names. */
	captionId?: string;
	large?: boolean;
	/** Whether it, or one beside it, is long. */
	long?: boolean;
}

/** A customer's quote, with the rating. */
export const TestimonialFigure = ({ text, captionId, large = false, ...said }: TestimonialFigureProps) => (
	<Stack as="figure" gap={3} className={classNames(styles.testimonial, large && styles.large)}>
		<Rating value={said.rating} />
		<Quotation lang={foreign(said.language)}>
			<p className={(said.long ?? text.length > longText) ? 'lead' : 'display'}>{text}</p>
		</Quotation>
		<figcaption>
			<span id={captionId} className="bold">
				{[said.author, said.location].filter(Boolean).join(', ')}
			</span>
			<span className="small soft">
				<LanguageNote words={noteLanguage(said.language)} />
			</span>
		</figcaption>
	</Stack>
);
