import '../../styles/site.css';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { BeforeAfter } from '../../features/before-after/BeforeAfter.island.tsx';
import { ReviewCarousel } from '../../features/reviews/ReviewCarousel.island.tsx';
import { IslandBoundary } from './IslandBoundary.tsx';
import { findBarriers } from './testing/axe.ts';
import { failure } from './testing/failure.ts';

/** What the part throws when it draws; undefined lets it draw. */
let broken: unknown;

function Part() {
	const [count, setCount] = useState(0);
	if (broken !== undefined) throw broken;
	return (
		<button type="button" onClick={() => setCount(count + 1)}>
			Pressed {count} times
		</button>
	);
}

function Neighbour() {
	const [open, setOpen] = useState(false);
	return (
		<button type="button" onClick={() => setOpen(true)}>
			{open ? 'Neighbor works' : 'Press the neighbor'}
		</button>
	);
}

const element = (
	<>
		<IslandBoundary words={failure}>
			<Part />
		</IslandBoundary>
		<Neighbour />
	</>
);

const title = page.getByRole('heading', { name: 'Unexpected Application Error!' });
const retry = page.getByRole('button', { name: 'Try again' });

beforeEach(() => {
	broken = undefined;
	// React reports every caught error there; these are meant.
	vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

test('a part that works is shown as it is', async () => {
	await render(element);
	await expect.element(page.getByText('Pressed 0 times')).toBeVisible();
	await expect.element(title).not.toBeInTheDocument();
});

test('a part that fails says so, with its message', async () => {
	broken = new Error('The pictures are missing.');
	await render(element);
	await expect.element(title).toBeVisible();
	await expect.element(page.getByText('The pictures are missing.')).toBeVisible();
	await expect.element(page.getByRole('alert')).toBeVisible();
});

test('a part that fails later, after it has worked, is replaced too', async () => {
	await render(element);
	broken = new Error('Lost the thread.');
	await page.getByText('Pressed 0 times').click();
	await expect.element(page.getByText('Lost the thread.')).toBeVisible();
});

test('something thrown that is no error is shown as text', async () => {
	broken = 'plain words';
	await render(element);
	await expect.element(page.getByText('plain words')).toBeVisible();
});

test('Try again brings the part back, from its beginning, once it works', async () => {
	await render(element);
	await page.getByText('Pressed 0 times').click();
	broken = new Error('For a moment.');
	await page.getByText('Pressed 1 times').click();
	await retry.click();
	await expect.element(title).toBeVisible();
	broken = undefined;
	await retry.click();
	await expect.element(page.getByText('Pressed 0 times')).toBeVisible();
	await expect.element(title).not.toBeInTheDocument();
});

test('the ways on are the home page and the phone', async () => {
	broken = new Error('Gone.');
	await render(element);
	await expect.element(page.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/');
	await expect
		.element(page.getByRole('link', { name: 'Call (813) 555-0100' }))
		.toHaveAttribute('href', 'tel:+18135550100');
});

test('the rest of the page stays usable', async () => {
	broken = new Error('Gone.');
	await render(element);
	await page.getByRole('button', { name: 'Press the neighbor' }).click();
	await expect.element(page.getByText('Neighbor works')).toBeVisible();
});

test('the before/after pictures and the reviews are caught when their data is broken', async () => {
	const nothing = undefined as never;
	await render(
		<>
			<BeforeAfter cases={nothing} labels={nothing} failure={failure} />
			<ReviewCarousel reviews={nothing} labels={nothing} failure={failure} />
		</>,
	);
	expect(title.elements()).toHaveLength(2);
});

test('axe finds no barrier in the fallback', async () => {
	broken = new Error('Gone.');
	const { container } = await render(element);
	expect(await findBarriers(container)).toEqual([]);
});
