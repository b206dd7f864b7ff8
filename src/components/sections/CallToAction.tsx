import { labels } from '../../content/facts.ts';
import { classNames, type RunningText } from '../../lib/text.ts';
import { LinkedText } from '../LinkedText.tsx';
import { Inner, Split, Stack } from '../layout/layout.tsx';
import { Weave } from '../Weave.tsx';
import { AskOrCall, type AskOrCallProps } from './AskOrCall.tsx';
import styles from './CallToAction.module.css';

interface CallToActionProps extends Pick<AskOrCallProps, 'quoteHref'> {
	title: string;
	text?: RunningText;
	lang?: string | undefined;
}

/** Closing call to action: ask for a quote or call. */
export function CallToAction({ title, text, lang, ...ask }: CallToActionProps) {
	return (
		<section className={styles.band} aria-labelledby="call-to-action-title" data-print="none">
			<Inner>
				<Split columns="main" gap={5} className={classNames(styles.panel, 'deep woven')}>
					<Stack lang={lang}>
						<h2 id="call-to-action-title">{title}</h2>
						{text && <LinkedText as="p" className="lead soft" text={text} />}
					</Stack>
					<AskOrCall {...ask} quoteText={labels.action.getYourQuote} className={styles.actions} />
					<Weave whole />
				</Split>
			</Inner>
		</section>
	);
}
