import { labels } from '../../content/facts.ts';
import type { PhotoData } from '../../content/photo.ts';
import { classNames, type RunningText } from '../../lib/text.ts';
import { LinkedText } from '../LinkedText.tsx';
import { Inner, Stack } from '../layout/layout.tsx';
import { Photo } from '../Photo.tsx';
import { AskOrCall, type AskOrCallProps } from './AskOrCall.tsx';
import styles from './CallToAction.module.css';

interface CallToActionProps extends Pick<AskOrCallProps, 'quoteHref' | 'callFirst'> {
	eyebrow?: string | undefined;
	title: string;
	text?: RunningText;
	/** The conditions of an offer, in smaller type. */
	conditions?: RunningText;
	photo?: PhotoData;
}

/** Closing call to action: ask for a quote or call. */
export function CallToAction({ eyebrow, title, text, conditions, photo, ...ask }: CallToActionProps) {
	return (
		<section className={styles.band} aria-labelledby="call-to-action-title" data-print="none">
			<Inner>
				<Stack gap={0} className={classNames(styles.panel, 'deep')} data-photo={photo ? '' : undefined}>
					<Stack className={styles.words}>
						{eyebrow && <p className={classNames(styles.eyebrow, 'bold small')}>{eyebrow}</p>}
						<h2 id="call-to-action-title">{title}</h2>
						{text && <LinkedText as="p" className="lead soft" text={text} />}
						{conditions && <LinkedText as="p" className="small soft" text={conditions} />}
						<AskOrCall {...ask} quoteLabel={labels.action.freeQuote} className={styles.actions} />
					</Stack>
					{photo && <Photo photo={photo} sizes="(width < 62rem) 92vw, 36rem" className={styles.photo} />}
				</Stack>
			</Inner>
		</section>
	);
}
