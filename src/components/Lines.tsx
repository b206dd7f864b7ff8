import { Fragment } from 'react';
import type { Part } from '../content/schema/part.ts';
import { Words } from './Words.tsx';

/** Short lines in one paragraph, each in its language. */
export const Lines = ({ lines }: { lines: readonly (Part & { text: string })[] }) =>
	lines.length > 0 && (
		<p>
			{lines.map(({ text, lang }, index) => (
				<Fragment key={text}>
					{index > 0 && <br />}
					<Words lang={lang}>{text}</Words>
				</Fragment>
			))}
		</p>
	);
