import { expect, test } from 'vitest';
import { contentIn, read, today } from '../content.ts';
import { pages } from './site.ts';

const { notices = [] } = read('company') as { notices?: { from: string; to: string }[] };
const current = notices.filter(({ from, to }) => from <= today && today <= to);

test.each(pages.map((page) => [page.route, page] as const))(
	'%s shows the notices of today, unless a copy of it is kept or it says what went wrong',
	(_, { path, language, document, indexed }) => {
		const bar = document.querySelectorAll(`section[aria-label="${contentIn(language).labels.shell.notice}"]`);
		const isWithout = current.length === 0 || !indexed || path === '/water-damage-help';
		expect(bar).toHaveLength(isWithout ? 0 : 1);
		if (bar[0]) expect(bar[0].querySelectorAll('p')).toHaveLength(current.length);
		expect(document.toString().includes('.notice')).toBe(!isWithout);
	},
);
