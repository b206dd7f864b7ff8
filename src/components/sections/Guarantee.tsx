import type { Passage } from '../../content/schema/page-part.ts';
import { classNames } from '../../lib/text.ts';
import { LogoMark } from '../Logo.tsx';
import { Card } from '../layout/layout.tsx';
import { Prose } from '../Prose.tsx';
import styles from './Guarantee.module.css';

/** The guarantee box: what is promised, and within which limits. */
export const Guarantee = ({ title, text, lang }: Passage) => (
	<Card gap={3} className={classNames(styles.box, 'highlight')} lang={lang}>
		<LogoMark />
		<h2 id="guarantee-title" className="lead">
			{title}
		</h2>
		<Prose text={text} />
	</Card>
);
