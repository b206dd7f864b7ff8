import { company } from '../../content/facts.ts';
import { classNames } from '../../lib/text.ts';
import { LinkedText } from '../LinkedText.tsx';
import { Grid, Inner, Stack } from '../layout/layout.tsx';
import styles from './Assurances.module.css';

/** What holds for every visit, such as a guarantee, who comes and when one pays: a band below the opening of a page. */
export const Assurances = () =>
	company.assurances.length > 0 && (
		<div className={classNames(styles.band, 'highlight')}>
			<Inner>
				<Grid as="ul" gap={3} narrow>
					{company.assurances.map(({ title, text, lang }) => (
						<Stack as="li" gap={0} key={title} lang={lang}>
							<strong>{title}</strong>
							<LinkedText as="p" className="small soft" text={text} />
						</Stack>
					))}
				</Grid>
			</Inner>
		</div>
	);
