import { call, labels, phone } from '../../content/facts.ts';
import type { Service } from '../../content/schema/service.ts';
import { copyPaths } from '../../lib/links.ts';
import { classNames } from '../../lib/text.ts';
import { Button } from '../Button.tsx';
import { Icon } from '../Icon.tsx';
import { LinkedText } from '../LinkedText.tsx';
import { Actions, Inner } from '../layout/layout.tsx';
import styles from './EmergencyStrip.module.css';

/** The strip above the flood page's hero: the call button comes first, for someone standing in water, then what to do. */
export function EmergencyStrip({ title, text }: NonNullable<Service['emergency']>) {
	return (
		<section className={classNames(styles.strip, 'emergency')} aria-label={title}>
			<Inner>
				<Actions>
					<Button href={call.href} look="emergency" label={call.words}>
						<Icon name="phone" />
						{phone}
					</Button>
					<p>
						<strong className="display">{title}</strong> <LinkedText text={text} />
					</p>
					<a className="tap" href={copyPaths.waterHelp}>
						{labels.shell.waterHelp}
					</a>
				</Actions>
			</Inner>
		</section>
	);
}
