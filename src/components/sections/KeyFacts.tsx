import { labels } from '../../content/facts.ts';
import type { Part } from '../../content/schema/part.ts';
import { classNames } from '../../lib/text.ts';
import styles from './KeyFacts.module.css';

export type Fact = Part & Record<'value' | 'label', string>;

/** Numbers that answer "how much, how long, how often", in the opening of a page. */
export const KeyFacts = ({ facts }: { facts: Fact[] }) =>
	facts.length > 0 && (
		<dl className={classNames(styles.facts, 'ruled')} aria-label={labels.service.facts}>
			{facts.map((fact) => (
				<div key={fact.label} lang={fact.lang}>
					<dt className="small soft">{fact.label}</dt>
					<dd className="display">{fact.value}</dd>
				</div>
			))}
		</dl>
	);
