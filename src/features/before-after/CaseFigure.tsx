import { Stack } from '../../components/layout/layout.tsx';
import { Photo } from '../../components/Photo.tsx';
import { Quotation } from '../../components/Quotation.tsx';
import { classNames } from '../../lib/text.ts';
import words from './CaseWords.module.css';
import type { BeforeAfterCase, CaseLabels } from './query.ts';

interface CaseFigureProps {
	item: BeforeAfterCase;
	labels: CaseLabels;
	/** Those of a slider or of a list of pairs. */
	styles: CSSModuleClasses;
	/** True for the one that is seen before the visitor chooses another. */
	isFirst?: boolean;
}

/**
 * One case: the pair, side by side, and where it was, what was done, what came out and what stayed, and what the customer said. Each
 * tag is inside its picture, so that it disappears with it.
 */
export function CaseFigure({ item, labels, styles, isFirst = false }: CaseFigureProps) {
	const outcome = (['cameOut', 'stayed'] as const).filter((name) => item[name]);
	return (
		<Stack as="figure" gap={3} className={styles['case']} data-active={isFirst ? '' : undefined}>
			<div className={styles['pair']}>
				{(['before', 'after'] as const).map((side) => (
					<div key={side} className={styles[side]}>
						{/* The two line up only if both are cropped around the same focal point. */}
						<Photo photo={{ ...item[side], focus: item.before.focus }} />
						<span className={classNames(styles['tag'], 'banner fine bold')}>{labels[side]}</span>
					</div>
				))}
			</div>
			{(item.before.sample || item.after.sample) && (
				<p className={classNames(styles['credit'], 'fine')}>{labels.illustration}</p>
			)}
			<Stack as="figcaption" gap={3} className={styles['caption']}>
				{item.location && <p className="eyebrow small">{item.location}</p>}
				{item.title && <h3 lang={item.lang}>{item.title}</h3>}
				<p lang={item.lang}>{item.description}</p>
				{outcome.length > 0 && (
					<dl className={`${words.outcome} small`}>
						{outcome.map((name) => (
							<div key={name}>
								<dt>{labels[name]}</dt>
								<dd lang={item.lang}>{item[name]}</dd>
							</div>
						))}
					</dl>
				)}
				{item.testimonial && (
					<Quotation className={`${words.testimonial} soft`} lang={item.language}>
						<p>{item.testimonial}</p>
					</Quotation>
				)}
				{item.languageNote && <p className="small soft">{item.languageNote}</p>}
			</Stack>
		</Stack>
	);
}
