import '../../styles/site.css';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { findBarriers } from '../../components/island/testing/axe.ts';
import { getMotion, renderWithoutScript, setReducedMotion } from '../../components/island/testing/gesture.ts';
import { element, expectReview, getDot, next, previous } from './carousel-fixture.tsx';

beforeEach(() => page.viewport(1024, 768));
afterEach(() => setReducedMotion());

describe('one review at a time', () => {
	test('shows the first, with its stars', async () => {
		await render(element);
		await expectReview('Ann');
		await expect.element(page.getByRole('img', { name: '5 out of 5 stars' })).toBeVisible();
	});

	test('goes on with Next and begins anew after the last', async () => {
		await render(element);
		for (const name of ['Ben', 'Cleo', 'Ann']) {
			await next.click();
			await expectReview(name);
		}
	});

	test('goes back with Previous, from the first to the last', async () => {
		await render(element);
		for (const name of ['Cleo', 'Ben', 'Ann']) {
			await previous.click();
			await expectReview(name);
		}
	});

	test('goes to a review by its dot, and marks that dot', async () => {
		await render(element);
		await getDot(3).click();
		await expectReview('Cleo');
		await expect.element(getDot(3)).toHaveAttribute('aria-current', 'true');
		await expect.element(getDot(1)).not.toHaveAttribute('aria-current');
	});

	test('works by keyboard alone: dots, previous, next, with a ring to see', async () => {
		await render(element);
		for (const stop of [getDot(1), getDot(2), getDot(3), previous, next]) {
			await userEvent.tab();
			await expect.element(stop).toHaveFocus();
			expect(getComputedStyle(stop.element()).outlineStyle).toBe('solid');
		}
		await userEvent.keyboard('{Enter}');
		await expectReview('Ben');
		await userEvent.keyboard(' ');
		await expectReview('Cleo');
		await expect.element(next).toHaveFocus();
	});

	test('has targets of at least 24 by 24 pixels', async () => {
		await render(element);
		for (const button of page.getByRole('button').elements()) {
			const { width, height } = button.getBoundingClientRect();
			expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
		}
	});

	test('keeps its height when a short review follows a long one', async () => {
		const { container } = await render(element);
		const { height } = container.getBoundingClientRect();
		await next.click();
		await expectReview('Ben');
		expect(container.getBoundingClientRect().height).toBe(height);
	});
});

describe('the announcement', () => {
	test('is silent on arrival, then polite with every move', async () => {
		const { container } = await render(element);
		const announcement = container.querySelector('[aria-live="polite"]');
		expect(announcement?.textContent).toBe('');
		await next.click();
		await expect.poll(() => announcement?.textContent).toBe('Review 2 of 3, Ben');
		await previous.click();
		await expect.poll(() => announcement?.textContent).toBe('Review 1 of 3, Ann');
	});
});

describe('motion', () => {
	test('fades and slides from one review to the next, for at most a quarter of a second', async () => {
		const { container } = await render(element);
		await next.click();
		const running = getMotion(container);
		expect(running).toHaveLength(2);
		for (const animation of running)
			expect(animation.effect?.getComputedTiming().duration).toBeLessThanOrEqual(250);
	});

	test('is absent on arrival', async () => {
		const { container } = await render(element);
		expect(getMotion(container)).toHaveLength(0);
	});

	test('never begins by itself', async () => {
		vi.useFakeTimers();
		try {
			await render(element);
			await vi.advanceTimersByTimeAsync(120_000);
		} finally {
			vi.useRealTimers();
		}
		await expectReview('Ann');
	});

	test('is absent for visitors who asked for less of it', async () => {
		await setReducedMotion('reduce');
		const { container } = await render(element);
		await next.click();
		expect(getMotion(container)).toHaveLength(0);
		await expectReview('Ben');
	});
});

test('without script, all reviews stand in a row and no control is left over', async () => {
	const html = renderToString(element);
	expect(html).not.toContain('style=');
	const document = await renderWithoutScript(html);
	const boxes = [...document.querySelectorAll('figure')].map((figure) => {
		expect(figure.checkVisibility({ visibilityProperty: true })).toBe(true);
		return figure.getBoundingClientRect();
	});
	expect(boxes).toHaveLength(3);
	expect(new Set(boxes.map((box) => box.top)).size).toBe(1);
	for (const control of document.querySelectorAll('button')) expect(control.checkVisibility()).toBe(false);
});

test('axe finds no barrier on any review', async () => {
	await setReducedMotion('reduce');
	const { container } = await render(element);
	for (const name of ['Ann', 'Ben', 'Cleo']) {
		await expectReview(name);
		expect(await findBarriers(container)).toEqual([]);
		await next.click();
	}
});
