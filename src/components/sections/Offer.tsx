import { labels } from '../../content/facts.ts';
import type { getOffer } from '../../content/offer.ts';
import { LinkedText } from '../LinkedText.tsx';
import { Inner } from '../layout/layout.tsx';
import { AskOrCall } from './AskOrCall.tsx';
import styles from './Offer.module.css';

type OfferProps = NonNullable<Awaited<ReturnType<typeof getOffer>>>;

/** The current offer as a slim band: its figure large, the two ways to take it, and its conditions in small type. */
export const Offer = ({ eyebrow, title, figure, text, conditions, lang }: OfferProps) => (
	<section className={styles.offer} aria-labelledby="call-to-action-title" data-print="none">
		<Inner>
			<div className={styles.parts}>
				{figure && (
					<p className={styles.figure} lang={lang} aria-hidden="true">
						{figure}
					</p>
				)}
				<div className={styles.words} lang={lang}>
					{eyebrow && <p className="eyebrow small">{eyebrow}</p>}
					<h2 id="call-to-action-title" className="text-2xl">
						{title}
					</h2>
					<LinkedText as="p" text={text} />
				</div>
				<AskOrCall quoteText={labels.action.getYourQuote} className={styles.actions} />
				<LinkedText as="p" className={`${styles.conditions} small soft`} lang={lang} text={conditions} />
			</div>
		</Inner>
	</section>
);
