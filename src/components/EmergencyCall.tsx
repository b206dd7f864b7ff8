import { emergencyCall } from '../content/phones.ts';
import { buttonClass } from './button-class.ts';
import { CallWords } from './CallWords.tsx';
import styles from './EmergencyCall.module.css';
import { Icon } from './Icon.tsx';
import { Link } from './Link.tsx';

/** The call of the number that answers, as a large button on the emergency color. @param words if not “Call” and the number */
export const EmergencyCall = ({ words = emergencyCall.words }: { words?: string }) => (
	<Link
		className={buttonClass(undefined, styles.call)}
		href={emergencyCall.href}
		aria-label={emergencyCall.words}
	>
		<Icon name="phone" />
		<CallWords text={words} number={emergencyCall.number} />
	</Link>
);
