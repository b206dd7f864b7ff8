import { Row } from '../../components/layout/layout.tsx';
import type { Labels } from '../../content/schema/labels.ts';
import { buildTelLink } from '../../lib/contact-link.ts';
import { formatLabel } from '../../lib/text.ts';
import styles from './EmbedHeader.module.css';

interface EmbedHeaderProps {
	name: string;
	phone: string;
	labels: Labels['shell'];
}

/**
 * The way home and the phone, above the form in a tab of its own. Windows of the frame's height do not show it, because
 * the page around the frame has both.
 */
export function EmbedHeader({ name, phone, labels }: EmbedHeaderProps) {
	return (
		<Row as="header" className={styles.header}>
			<a className="tap display" href="/" aria-label={`${name}, ${labels.home}`}>
				{name}
			</a>
			<a className="tap" href={buildTelLink(phone)} aria-label={formatLabel(labels.call, { number: phone })}>
				{phone}
			</a>
		</Row>
	);
}
