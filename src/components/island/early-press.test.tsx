import '../../styles/site.css';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as comparison from '../../features/before-after/fixture.tsx';
import * as carousel from '../../features/reviews/carousel-fixture.tsx';
import { dragFinger, tap } from './testing/gesture.ts';
import { openWaitingIsland } from './testing/waiting-island.tsx';

/** What a visitor does with pictures and reviews before their script has come (docs/decisions/0026-early-presses.md). */

beforeEach(() => page.viewport(1024, 768));

describe('the pictures before and after', () => {
	test('stand where the keys have moved the edge', async () => {
		const { asked } = openWaitingIsland(comparison.element);
		(comparison.slider.element() as HTMLElement).focus();
		await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
		asked[0]?.arrive();
		await comparison.expectReveal(53);
		await userEvent.keyboard('{ArrowRight}');
		await comparison.expectReveal(54);
	});

	test('stand where the picture was clicked last', async () => {
		const { asked } = openWaitingIsland(comparison.element);
		const picture = comparison.getPicture();
		const { width, height } = picture.getBoundingClientRect();
		for (const share of [0.8, 0.25])
			await userEvent.click(picture, { position: { x: width * share, y: height / 2 } });
		asked[0]?.arrive();
		await comparison.expectReveal(25);
	});

	test('stand where a finger has tapped or dragged', async () => {
		const { asked } = openWaitingIsland(comparison.element);
		await tap(comparison.getPicture(), { x: 20, y: 50 });
		await dragFinger(comparison.getPicture(), { x: 50, y: 50 }, { x: 80, y: 52 });
		asked[0]?.arrive();
		await comparison.expectReveal(80);
	});

	test('stay in the middle when the finger has scrolled the page', async () => {
		await page.viewport(390, 500);
		const { island, asked } = openWaitingIsland(comparison.element);
		island.style.display = 'block';
		island.style.paddingBlockEnd = '150vh';
		await dragFinger(comparison.getPicture(), { x: 50, y: 90 }, { x: 52, y: 10 });
		await expect.poll(() => window.scrollY).toBeGreaterThan(50);
		asked[0]?.arrive();
		await comparison.expectReveal(50);
		scrollTo(0, 0);
	});

	test('show the case that was asked for', async () => {
		const { asked } = openWaitingIsland(comparison.element);
		await comparison.next.click();
		await comparison.next.click();
		asked[0]?.arrive();
		await comparison.expectCase('Sofa');
	});
});

describe('the reviews', () => {
	test('turn to the one whose dot was pressed', async () => {
		const { asked } = openWaitingIsland(carousel.element);
		await carousel.getDot(3).click();
		asked[0]?.arrive();
		await carousel.expectReview('Cleo');
	});

	test('turn by an early swipe', async () => {
		const { asked } = openWaitingIsland(carousel.element);
		const words = page.getByRole('figure').element();
		await dragFinger(words, { x: 70, y: 50 }, { x: 30, y: 52 });
		asked[0]?.arrive();
		await carousel.expectReview('Ben');
	});
});
