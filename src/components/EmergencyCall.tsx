import { call } from '../content/facts.ts';
import { buttonClass } from './button-class.ts';
import { CallWords } from './CallWords.tsx';
import styles from './EmergencyCall.module.css';
import { Icon } from './Icon.tsx';
import { Link } from './Link.tsx';

/** The call as a large button on the emergency color. @param words if not “Call” and the number */
export const EmergencyCall = ({ words = call.words }: { words?: string }) => (
	<Link className={buttonClass(undefined, styles.call)} href={call.href} aria-label={call.words}>
		<Icon name="phone" />
		<CallWords text={words} />
	</Link>
);
