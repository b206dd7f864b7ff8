import { labels } from '../../content/facts.ts';
import { LinkedText } from '../LinkedText.tsx';
import { Inner, Split, Stack } from '../layout/layout.tsx';
import { AskOrCall, type AskOrCallProps } from './AskOrCall.tsx';
import styles from './CallToAction.module.css';

interface CallToActionProps extends Pick<AskOrCallProps, 'quoteHref' | 'number'> {
	title: string;
	text?: string;
	lang?: string | undefined;
}

/** Closing call to action, the last of a page and the head of its footer: ask for a quote or call. */
export const CallToAction = ({ title, text, lang, ...ask }: CallToActionProps) => (
	<section className="banner" aria-labelledby="call-to-action-title" data-print="none">
		<Inner>
			<Split columns="main" gap={5} className={styles.panel}>
				<Stack lang={lang}>
					<h2 id="call-to-action-title">{title}</h2>
					{text && <LinkedText as="p" className="lead soft" text={text} />}
				</Stack>
				<AskOrCall {...ask} quoteText={labels.action.getYourQuote} className={styles.actions} />
			</Split>
		</Inner>
	</section>
);
