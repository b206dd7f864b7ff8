import { Words } from '../../components/Words.tsx';
import { buildTelLink } from '../../lib/contact-link.ts';
import { classNames } from '../../lib/text.ts';
import type { FormContext, FormService } from './query.ts';
import styles from './StepFields.module.css';

/** Asks to call in an emergency, and says what to know before. */
export const EmergencyCall = ({ context: { labels, contacts } }: { context: FormContext }) => (
	<>
		<a className={classNames(styles.emergency, 'apart')} href={buildTelLink(contacts.emergencyPhone)}>
			<span>{labels.flood.question}</span> <span>{labels.flood.call}</span>
		</a>
		{labels.emergencyNote && <p className="small">{labels.emergencyNote}</p>}
	</>
);

/** Links to how to get ready for the services, those that have it. */
export function Preparation({ chosen, context }: { chosen: FormService[]; context: FormContext }) {
	const { labels } = context;
	const prepared = chosen.filter(({ preparation }) => preparation);
	if (prepared.length === 0) return null;
	return (
		<p className="small">
			{labels.review.preparation}{' '}
			{prepared.map(({ id, name, lang, preparation }) => (
				<a key={id} className={styles.preparation} href={preparation} target="_blank" rel="noopener">
					<Words lang={lang}>{name}</Words>
					<span className="visually-hidden"> {labels.newTab}</span>
				</a>
			))}
		</p>
	);
}
