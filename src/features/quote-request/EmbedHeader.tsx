import { Row } from '../../components/layout/layout.tsx';
import { call, company, labels, phone } from '../../content/facts.ts';
import styles from './EmbedHeader.module.css';

/**
 * The way home and the phone, above the form in a tab of its own. Windows of the frame's height do not show it, because
 * the page around the frame has both.
 */
export function EmbedHeader() {
	return (
		<Row as="header" className={styles.header}>
			<a className="tap display" href="/" aria-label={`${company.name}, ${labels.shell.home}`}>
				{company.name}
			</a>
			<a className="tap" href={call.href} aria-label={call.words}>
				{phone}
			</a>
		</Row>
	);
}
