import { company } from '../content/facts.ts';
import { LinkedText } from './LinkedText.tsx';
import { Grid } from './layout/layout.tsx';

/** What holds for every visit, such as a guarantee, who comes and when one pays. Nothing where company.yaml says nothing of it. */
export const Assurances = () =>
	company.assurances.length > 0 && (
		<Grid as="ul" gap={4} narrow className="small ruled">
			{company.assurances.map(({ title, text, lang }) => (
				<li key={title} lang={lang}>
					<strong>{title}</strong>
					<LinkedText as="p" className="soft" text={text} />
				</li>
			))}
		</Grid>
	);
