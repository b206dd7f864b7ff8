import { labels, phoneLink, reviews } from '../../content.ts';
import { listTypicalRoutes } from '../../site-files.ts';
import { expect, test } from '../support/visitor/test.ts';
import type { Visitor } from '../support/visitor/visitor.ts';

// The frame that forbids scripts reports each of them.
test.use({ expectedProblems: [/./] });

/** Shows a page in a frame that forbids scripts: only then every engine can still be asked what it shows. */
async function openWithoutScript(visitor: Visitor, path: string): Promise<void> {
	await visitor.open('/robots.txt');
	await visitor.run((src) => {
		const frame = Object.assign(document.createElement('iframe'), { src, sandbox: 'allow-same-origin' });
		frame.style.cssText = 'position: fixed; inset: 0; width: 100%; height: 100%; border: 0';
		document.body.replaceChildren(frame);
	}, path);
	visitor.frame = 'iframe';
	await visitor.sees({ selector: 'h1' });
}

test('every kind of page is readable and has a phone link', async ({ visitor }) => {
	const routes = listTypicalRoutes('dist');
	test.setTimeout(60_000 + routes.length * 10_000);
	for (const route of routes) {
		await openWithoutScript(visitor, route);
		await visitor.sees({ selector: phoneLink });
		const hidden = await visitor.look({ selector: 'body' }, ([body]) =>
			[...(body?.querySelectorAll('main > :is(section, div, article), body > footer') ?? [])]
				.filter((part) => part.getBoundingClientRect().height === 0)
				.map((part) => part.outerHTML.slice(0, 80)),
		);
		expect.soft(hidden, route).toEqual([]);
	}
});

test('the menu opens and closes', async ({ visitor }) => {
	const links = { selector: 'dialog nav a' };
	await openWithoutScript(visitor, '/about-us');
	await visitor.sees({ selector: 'header button', name: labels.shell.openMenu }, 0);
	await visitor.press({ selector: 'a', name: labels.shell.openMenu });
	await visitor.sees(links);
	await visitor.press({ selector: 'a', name: labels.shell.closeMenu });
	await visitor.sees(links, 0);
});

test('every review is shown, and the filter is hidden', async ({ visitor }) => {
	await openWithoutScript(visitor, '/testimonials');
	await visitor.sees({ selector: '#reviews figure' }, reviews.length);
	await visitor.sees({ selector: '#reviews select' }, 0);
});
