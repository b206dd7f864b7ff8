import type { WaterHelp } from '../../content/schema/water-help.ts';
import { Disclosure } from '../Disclosure.tsx';
import { LinkedText } from '../LinkedText.tsx';
import styles from './StormPreparation.module.css';

interface StormPreparationProps {
	storm: WaterHelp['storm'];
	/** Words for screen readers: the link opens a new tab. */
	newTab: string;
}

/** What to do before a hurricane, in every season: closed, because whoever has water in the house doesn't need it. */
export function StormPreparation({ storm, newTab }: StormPreparationProps) {
	return (
		<Disclosure heading={<h2>{storm.title}</h2>}>
			{storm.intro && <p className={styles.intro}>{storm.intro}</p>}
			<ol className={styles.list}>
				{storm.steps.map(({ text, link }) => (
					<li key={text}>
						<LinkedText text={text} />{' '}
						{link && (
							<a href={link.url} target="_blank" rel="noopener noreferrer">
								{link.title}
								<span className="visually-hidden"> {newTab}</span>
							</a>
						)}
					</li>
				))}
			</ol>
		</Disclosure>
	);
}
