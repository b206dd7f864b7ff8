import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Apply } from './Apply.tsx';

const words = { title: 'How to apply', text: 'Write to us.', mailSubject: 'Row with us' };

test.for([
	[[], 'Row with us'],
	[['Rower'], 'Row with us: Rower'],
	// Which of them it is about, the applicant says.
	[['Rower', 'Cox'], 'Row with us'],
] as const)('with the open positions %j, the subject of an email is “%s”', ([titles, subject]) => {
	const positions = titles.map((title) => ({ title }));
	const html = renderToStaticMarkup(createElement(Apply, { ...words, positions }));
	expect(html).toContain(`?subject=${encodeURIComponent(subject)}"`);
});
