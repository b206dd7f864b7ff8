import { listTypicalRoutes } from '../../../tools/build/site-files.ts';
import { labels, phoneLink, posts, reviews, services } from '../../content.ts';
import { expect, test } from '../support/visitor/test.ts';

// The frame that forbids scripts reports each of them.
test.use({ expectedProblems: [/./] });

test('every kind of page can be read and called from without script', async ({ visitor }) => {
	const routes = listTypicalRoutes('dist');
	test.setTimeout(60_000 + routes.length * 10_000);
	for (const route of routes) {
		await visitor.openWithoutScript(route);
		await visitor.sees({ selector: phoneLink });
		const hidden = await visitor.look({ selector: 'body' }, ([body]) =>
			[...(body?.querySelectorAll('main > :is(section, div, article), body > footer') ?? [])]
				.filter((part) => part.getBoundingClientRect().height === 0)
				.map((part) => part.outerHTML.slice(0, 80)),
		);
		expect.soft(hidden, route).toEqual([]);
	}
});

test('the menu opens and closes without script', async ({ visitor }) => {
	const links = { selector: 'dialog nav a' };
	await visitor.openWithoutScript('/about-us');
	await visitor.sees({ selector: 'header button', name: labels.shell.openMenu }, 0);
	await visitor.press({ selector: 'a', name: labels.shell.openMenu });
	await visitor.sees(links);
	await visitor.press({ selector: 'a', name: labels.shell.closeMenu });
	await visitor.sees(links, 0);
});

test('questions open without script', async ({ visitor }) => {
	await visitor.openWithoutScript(`/services/${services[0]?.id}`);
	for (const index of [0, 1]) {
		await visitor.press({ selector: '#questions summary', index });
		await visitor.sees({ selector: '#questions details[open] > :not(summary)' });
	}
});

test('every review is shown without script, and no filter that would do nothing', async ({ visitor }) => {
	await visitor.openWithoutScript('/testimonials');
	await visitor.sees({ selector: '#reviews figure' }, reviews.length);
	await visitor.sees({ selector: '#reviews select' }, 0);
});

test('an article has no Share button that would do nothing without script', async ({ visitor }) => {
	await visitor.openWithoutScript(`/blog/${posts[0]}`);
	await visitor.sees({ selector: 'button', name: labels.blog.share }, 0);
});
