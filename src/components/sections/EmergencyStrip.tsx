import type { Labels } from '../../content/schema/labels.ts';
import { buildTelLink } from '../../lib/contact-link.ts';
import { copyPaths } from '../../lib/links.ts';
import { formatLabel } from '../../lib/text.ts';
import { Icon } from '../Icon.tsx';
import styles from './EmergencyStrip.module.css';

interface EmergencyStripProps {
	title: string;
	text: string;
	phone: string;
	labels: Pick<Labels, 'shell'>;
}

/** The strip above the flood page's hero: the call button comes first, for someone standing in water, then what to do. */
export function EmergencyStrip({ title, text, phone, labels }: EmergencyStripProps) {
	return (
		<section className={styles.strip} aria-label={title}>
			<div className={styles.inner}>
				<a
					className={styles.call}
					href={buildTelLink(phone)}
					aria-label={formatLabel(labels.shell.call, { number: phone })}
				>
					<Icon name="phone" />
					{phone}
				</a>
				<p>
					<strong>{title}</strong> {text}
				</p>
				<a className={styles.help} href={copyPaths.waterHelp}>
					{labels.shell.waterHelp}
				</a>
			</div>
		</section>
	);
}
