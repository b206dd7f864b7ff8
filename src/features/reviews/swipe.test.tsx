import '../../styles/site.css';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { dragFinger, dragMouse } from '../../components/island/testing/gesture.ts';
import { element, expectReview } from './carousel-fixture.tsx';

beforeEach(() => page.viewport(1024, 768));

describe('a finger', () => {
	const getWords = () => page.getByRole('figure').element();

	test('swipes to the left for the next and to the right for the previous review', async () => {
		await render(element);
		await dragFinger(getWords(), { x: 70, y: 50 }, { x: 30, y: 52 });
		await expectReview('Ben');
		await dragFinger(getWords(), { x: 30, y: 50 }, { x: 70, y: 48 });
		await expectReview('Ann');
		await dragFinger(getWords(), { x: 30, y: 50 }, { x: 70, y: 50 });
		await expectReview('Cleo');
	});

	test('that moves only a little changes nothing, and the words slide back', async () => {
		const { container } = await render(element);
		await dragFinger(getWords(), { x: 50, y: 50 }, { x: 48, y: 50 });
		await expectReview('Ann');
		expect(container.innerHTML).not.toContain('--swipe');
	});

	test('that moves upward scrolls the page', async () => {
		await page.viewport(390, 500);
		await render(<div style={{ paddingBlockEnd: '150vh' }}>{element}</div>);
		await dragFinger(getWords(), { x: 50, y: 90 }, { x: 55, y: 5 });
		await expect.poll(() => window.scrollY).toBeGreaterThan(50);
		await expectReview('Ann');
	});
});

test('a mouse selects the words instead of turning the page', async () => {
	const { container } = await render(element);
	await dragMouse(container.querySelector('blockquote p') as Element, { x: 60, y: 30 }, { x: 10, y: 30 });
	await expectReview('Ann');
	expect(window.getSelection()?.toString()).not.toBe('');
	window.getSelection()?.removeAllRanges();
});
