import { labels } from '../../content/facts.ts';
import type { Company } from '../../content/schema/company.ts';
import { classNames } from '../../lib/text.ts';
import { LinkedText } from '../LinkedText.tsx';
import { Inner } from '../layout/layout.tsx';
import styles from './Notices.module.css';

/** What the owner says for some days, below the header. */
export const Notices = ({ notices }: { notices: Company['notices'] }) =>
	notices.length > 0 && (
		<section className={classNames(styles.notices, 'highlight')} aria-label={labels.shell.notice}>
			<Inner>
				{notices.map(({ text }) => (
					<p key={String(text)}>
						<LinkedText text={text} />
					</p>
				))}
			</Inner>
		</section>
	);
