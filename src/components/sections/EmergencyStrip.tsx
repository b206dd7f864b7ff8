import type { Labels } from '../../content/schema/labels.ts';
import { buildTelLink } from '../../lib/contact-link.ts';
import { copyPaths } from '../../lib/links.ts';
import { classNames, formatLabel } from '../../lib/text.ts';
import { Button } from '../Button.tsx';
import { Icon } from '../Icon.tsx';
import { Actions, Inner } from '../layout/layout.tsx';
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
		<section className={classNames(styles.strip, 'emergency')} aria-label={title}>
			<Inner>
				<Actions>
					<Button
						href={buildTelLink(phone)}
						look="emergency"
						label={formatLabel(labels.shell.call, { number: phone })}
					>
						<Icon name="phone" />
						{phone}
					</Button>
					<p>
						<strong className="display">{title}</strong> {text}
					</p>
					<a className="tap" href={copyPaths.waterHelp}>
						{labels.shell.waterHelp}
					</a>
				</Actions>
			</Inner>
		</section>
	);
}
