import { Button } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { Link } from '../../components/Link.tsx';
import { LinkedText } from '../../components/LinkedText.tsx';
import { Actions, Inner } from '../../components/layout/layout.tsx';
import { call, labels, phone } from '../../content/facts.ts';
import { copyPaths } from '../../content/paths.ts';
import { classNames } from '../../lib/text.ts';
import styles from './EmergencyStrip.module.css';
import type { Service } from './schema.ts';

/** The strip above the hero of an emergency service: the call button first, then what to do. */
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
					<Link className="tap" href={copyPaths.waterHelp}>
						{labels.shell.waterHelp}
					</Link>
				</Actions>
			</Inner>
		</section>
	);
}
