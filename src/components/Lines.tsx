import { Fragment } from 'react';
import type { Part } from '../content/schema/part.ts';
import { Words } from './Words.tsx';

/** Short lines in one paragraph, each in its language. */
export function Lines({ lines = [] }: { lines: readonly (Part & { text: string })[] | undefined }) {
	if (lines.length === 0) return null;
	return (
		<p>
			{lines.map(({ text, lang }, index) => (
				<Fragment key={text}>
					{index > 0 && <br />}
					<Words lang={lang}>{text}</Words>
				</Fragment>
			))}
		</p>
	);
}
