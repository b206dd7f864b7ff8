import { labels } from '../../content/facts.ts';
import type { CompanyFacts } from '../../content/schema/company.ts';
import { classNames } from '../../lib/text.ts';
import { LinkedText } from '../LinkedText.tsx';
import { Inner } from '../layout/layout.tsx';
import styles from './Notices.module.css';

/** What the owner says for some days, below the header. */
export const Notices = ({ notices }: { notices: CompanyFacts['notices'] }) =>
	notices.length > 0 && (
		<section className={classNames(styles.notices, 'highlight')} aria-label={labels.shell.notice}>
			<Inner>
				{notices.map(({ text, lang }) => (
					<p key={text} lang={lang}>
						<LinkedText text={text} />
					</p>
				))}
			</Inner>
		</section>
	);
