import { Section } from '../../components/Section.tsx';
import styles from './CareCodes.module.css';
import type { StainGuide } from './schema.ts';

/** The letters on an upholstery tag and what each allows. */
export function CareCodes({ title, intro, list }: StainGuide['codes']) {
	return (
		<Section id="care-codes" title={title} intro={intro} tone="band">
			<dl className={styles.codes}>
				{list.map(({ code, name, text }) => (
					<div key={code}>
						<dt>
							<span className={styles.code}>{code}</span>
							{name}
						</dt>
						<dd>{text}</dd>
					</div>
				))}
			</dl>
		</Section>
	);
}
