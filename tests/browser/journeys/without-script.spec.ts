import { labels, phoneLink, reviews } from '../../content.ts';
import { test } from '../support/visitor/test.ts';

// The frame that forbids scripts reports each of them.
test.use({ expectedProblems: [/./] });

test('without script every review is shown without the filter, and the menu opens and closes', async ({
	visitor,
}) => {
	const links = { selector: 'dialog nav a' };
	// In a frame that forbids scripts: only then every engine can still be asked what it shows.
	await visitor.run((src) => {
		const frame = Object.assign(document.createElement('iframe'), { src, sandbox: 'allow-same-origin' });
		frame.style.cssText = 'position: fixed; inset: 0; width: 100%; height: 100%; border: 0';
		document.body.replaceChildren(frame);
	}, '/testimonials');
	visitor.frame = 'iframe';
	await visitor.sees({ selector: phoneLink });
	await visitor.sees({ selector: '#reviews figure' }, reviews.length);
	await visitor.sees({ selector: '#reviews select' }, 0);
	await visitor.sees({ selector: 'header button', name: labels.shell.openMenu }, 0);
	await visitor.press({ selector: 'a', name: labels.shell.openMenu });
	await visitor.sees(links);
	await visitor.press({ selector: 'a', name: labels.shell.closeMenu });
	await visitor.sees(links, 0);
});
