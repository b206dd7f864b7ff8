import { Link } from '../../components/Link.tsx';
import { Row } from '../../components/layout/layout.tsx';
import { call, company, labels, phone } from '../../content/facts.ts';
import styles from './EmbedHeader.module.css';

/**
 * The logo and the phone, shown above the form when it has its own tab. Hidden at the frame's height, because the
 * page around the frame has both.
 */
export function EmbedHeader() {
	return (
		<Row as="header" className={styles.header}>
			<Link className="tap display" href="/" aria-label={`${company.name}, ${labels.shell.home}`}>
				{company.name}
			</Link>
			<a className="tap" href={call.href} aria-label={call.words}>
				{phone}
			</a>
		</Row>
	);
}
