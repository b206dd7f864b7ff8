import '../../styles/site.css';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { findBarriers } from '../../components/island/testing/axe.ts';
import { failure } from '../../components/island/testing/failure.ts';
import { getMotion, renderWithoutScript, setReducedMotion } from '../../components/island/testing/gesture.ts';
import { BeforeAfter } from './BeforeAfter.island.tsx';
import type { BeforeAfterCase } from './CaseFigure.tsx';
import {
	cases,
	element,
	expectCase,
	expectReveal,
	labels,
	makePhoto,
	next,
	previous,
	slider,
} from './fixture.tsx';

beforeEach(() => page.viewport(1024, 768));

describe('the cases', () => {
	test('come one after the other and begin anew after the last', async () => {
		await render(element);
		await expectCase('Carpet');
		await next.click();
		await expectCase('Sofa');
		await next.click();
		await expectCase('Tile');
		await next.click();
		await expectCase('Carpet');
	});

	test('go back from the first to the last', async () => {
		await render(element);
		await previous.click();
		await expectCase('Tile');
	});

	test('can be chosen by their dots, of which the current one is marked', async () => {
		await render(element);
		const dot = page.getByRole('button', { name: 'Show case 3: Tile' });
		await dot.click();
		await expectCase('Tile');
		await expect.element(dot).toHaveAttribute('aria-current', 'true');
		await expect
			.element(page.getByRole('button', { name: 'Show case 1: Carpet' }))
			.not.toHaveAttribute('aria-current');
	});

	test('put the slider back to the middle whenever they change', async () => {
		await render(element);
		for (const button of [next, previous, page.getByRole('button', { name: 'Show case 2: Sofa' })]) {
			await slider.fill('90');
			await expectReveal(90);
			await button.click();
			await expectReveal(50);
		}
	});

	test('keep the slider where it is when the current dot is pressed', async () => {
		await render(element);
		await slider.fill('90');
		await page.getByRole('button', { name: 'Show case 1: Carpet' }).click();
		await expectReveal(90);
	});

	test('are announced politely, and nothing is said on arrival', async () => {
		const { container } = await render(element);
		const announcement = container.querySelector('[aria-live="polite"]');
		expect(announcement?.textContent).toBe('');
		await next.click();
		await expect.poll(() => announcement?.textContent).toBe('Case 2 of 3: Sofa');
	});

	test('do not move what stands below', async () => {
		const { container } = await render(element);
		const height = container.getBoundingClientRect().height;
		await next.click();
		await expectCase('Sofa');
		expect(container.getBoundingClientRect().height).toBe(height);
	});

	test('change at once for visitors who asked for less motion', async () => {
		await setReducedMotion('reduce');
		const { container } = await render(element);
		await next.click();
		await expectCase('Sofa');
		expect(getMotion(container)).toHaveLength(0);
		await setReducedMotion();
	});

	test('fade for everyone else', async () => {
		const { container } = await render(element);
		await next.click();
		expect(getMotion(container).length).toBeGreaterThan(0);
	});
});

describe('the pictures', () => {
	test('say that they are illustrations, and only then', async () => {
		const first = {
			...cases[0],
			before: makePhoto('a', { sample: false }),
			after: makePhoto('b', { sample: false }),
		};
		const view = await render(element);
		await expect.element(page.getByText('Illustration').first()).toBeVisible();
		await view.rerender(<BeforeAfter cases={[first as BeforeAfterCase]} labels={labels} failure={failure} />);
		await expect.element(page.getByText('Illustration')).not.toBeInTheDocument();
	});

	test('are cropped alike, around the point of the one before', async () => {
		const pair = {
			...cases[0],
			before: makePhoto('a', { focus: { x: 20, y: 80 } }),
			after: makePhoto('b', { focus: { x: 90, y: 10 } }),
		};
		const { container } = await render(
			<BeforeAfter cases={[pair as BeforeAfterCase]} labels={labels} failure={failure} />,
		);
		const crops = [...container.querySelectorAll('img')].map((image) => [
			image.getAttribute('data-focus-x'),
			image.getAttribute('data-focus-y'),
		]);
		expect(crops).toEqual([
			['20', '80'],
			['20', '80'],
		]);
	});

	test('lie exactly over each other', async () => {
		const { container } = await render(element);
		const [before, after] = [...container.querySelectorAll('img')].map((image) =>
			image.getBoundingClientRect(),
		);
		expect(after).toEqual(before);
	});
});

test('a single pair has a slider and neither arrows nor dots', async () => {
	await render(<BeforeAfter cases={cases.slice(0, 1)} labels={labels} failure={failure} />);
	await expect.element(slider).toBeInTheDocument();
	expect(page.getByRole('button').elements()).toHaveLength(0);
});

test('without script, every case shows its two pictures side by side with their captions', async () => {
	const html = renderToString(element);
	expect(html).not.toContain('style=');
	const document = await renderWithoutScript(html);
	const figures = [...document.querySelectorAll('figure')];
	expect(figures).toHaveLength(3);
	for (const figure of figures) {
		const [before, after] = [...figure.querySelectorAll('img')].map((image) => image.getBoundingClientRect());
		expect(before?.width).toBeGreaterThan(200);
		expect(before?.right).toBeLessThan(after?.left ?? 0);
		expect(before?.top).toBe(after?.top);
		for (const part of figure.querySelectorAll('img, span, figcaption'))
			expect(part.checkVisibility({ visibilityProperty: true })).toBe(true);
	}
	for (const control of document.querySelectorAll('input, button'))
		expect(control.checkVisibility()).toBe(false);
});

test('the picture does not jump when script takes over', async () => {
	const place = document.createElement('div');
	place.innerHTML = renderToString(element);
	document.body.append(place);
	const getPlaces = () =>
		[...place.querySelectorAll('img, figcaption, input, button')].map((part) => part.getBoundingClientRect());
	const before = getPlaces();
	const root = hydrateRoot(place, element);
	await expect.poll(() => place.querySelector('section')?.style.getPropertyValue('--reveal')).toBe('50%');
	const after = getPlaces();
	expect(after).toEqual(before);
	root.unmount();
	place.remove();
});

describe('axe finds no barrier', () => {
	afterEach(() => setReducedMotion());
	test('at rest, with the slider moved, and in every case', async () => {
		await setReducedMotion('reduce');
		const { container } = await render(element);
		expect(await findBarriers(container)).toEqual([]);
		await slider.fill('90');
		for (const title of ['Sofa', 'Tile', 'Carpet']) {
			await next.click();
			await expectCase(title);
			expect(await findBarriers(container)).toEqual([]);
		}
	});
});
