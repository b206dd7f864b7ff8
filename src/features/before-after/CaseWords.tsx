import { Stack } from '../../components/layout/layout.tsx';
import { Quotation } from '../../components/Quotation.tsx';
import styles from './CaseWords.module.css';
import type { BeforeAfterCase, CaseLabels } from './query.ts';

interface CaseWordsProps {
	item: Omit<BeforeAfterCase, 'before' | 'after'>;
	labels: CaseLabels;
	className?: string | undefined;
}

/** The caption of a case: where it was, what was done, what came out and what stayed, and what the customer said. */
export function CaseWords({ item, labels, className }: CaseWordsProps) {
	const { title, location, description, lang, testimonial, language, languageNote } = item;
	const outcome = (['cameOut', 'stayed'] as const).filter((name) => item[name]);
	return (
		<Stack as="figcaption" gap={3} className={className}>
			{location && <p className="eyebrow small">{location}</p>}
			{title && <h3 lang={lang}>{title}</h3>}
			<p lang={lang}>{description}</p>
			{outcome.length > 0 && (
				<dl className={`${styles.outcome} small`}>
					{outcome.map((name) => (
						<div key={name}>
							<dt>{labels[name]}</dt>
							<dd lang={lang}>{item[name]}</dd>
						</div>
					))}
				</dl>
			)}
			{testimonial && (
				<Quotation className={`${styles.testimonial} soft`} lang={language}>
					<p>{testimonial}</p>
				</Quotation>
			)}
			{languageNote && <p className="small soft">{languageNote}</p>}
		</Stack>
	);
}
