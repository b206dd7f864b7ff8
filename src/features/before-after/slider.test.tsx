import '../../styles/site.css';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { dragFinger, dragMouse, setReducedMotion, tap } from '../../components/island/testing/gesture.ts';
import { element, expectReveal, getPicture, slider } from './fixture.tsx';
import { clampReveal } from './use-reveal-drag.ts';

beforeEach(() => page.viewport(1024, 768));

describe('the slider', () => {
	test('stands in the middle at first', async () => {
		await render(element);
		await expectReveal(50);
	});

	test('goes where the picture is clicked', async () => {
		await render(element);
		const { width, height } = getPicture().getBoundingClientRect();
		await userEvent.click(getPicture(), { position: { x: width / 4, y: height / 3 } });
		await expectReveal(25);
	});

	test('follows a mouse that drags from anywhere on the picture', async () => {
		await render(element);
		await dragMouse(getPicture(), { x: 10, y: 20 }, { x: 70, y: 60 });
		await expectReveal(70);
	});

	test('stops at 0 and at 100 when the mouse goes on beyond the picture', async () => {
		await render(element);
		await dragMouse(getPicture(), { x: 40, y: 50 }, { x: 130, y: 50 });
		await expectReveal(100);
		await dragMouse(getPicture(), { x: 40, y: 50 }, { x: -2, y: 50 });
		await expectReveal(0);
		expect([clampReveal(-30), clampReveal(40.5), clampReveal(130)]).toEqual([0, 40.5, 100]);
	});

	test('follows a finger that moves sideways', async () => {
		await render(element);
		await dragFinger(getPicture(), { x: 50, y: 50 }, { x: 80, y: 54 });
		await expectReveal(80);
	});

	test('goes where a finger taps', async () => {
		await render(element);
		await tap(getPicture(), { x: 30, y: 50 });
		await expectReveal(30);
	});

	test('leaves an upward swipe to the page, which scrolls', async () => {
		await page.viewport(390, 500);
		await render(<div style={{ paddingBlockEnd: '150vh' }}>{element}</div>);
		await dragFinger(getPicture(), { x: 50, y: 90 }, { x: 52, y: 10 });
		await expect.poll(() => window.scrollY).toBeGreaterThan(50);
		await expectReveal(50);
	});

	test('does not follow the second mouse button', async () => {
		await render(element);
		await userEvent.click(getPicture(), { button: 'right', position: { x: 10, y: 10 } });
		await expectReveal(50);
	});

	test('obeys the arrow keys, page keys, Home and End, and stops at the ends', async () => {
		await render(element);
		(slider.element() as HTMLInputElement).focus();
		await userEvent.keyboard('{ArrowRight}');
		await expectReveal(51);
		await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
		await expectReveal(49);
		await userEvent.keyboard('{PageUp}');
		await expectReveal(59);
		await userEvent.keyboard('{End}{ArrowRight}');
		await expectReveal(100);
		await userEvent.keyboard('{Home}{ArrowLeft}');
		await expectReveal(0);
	});

	test('takes the arrow keys after a click on the picture', async () => {
		await render(element);
		const { width, height } = getPicture().getBoundingClientRect();
		await userEvent.click(getPicture(), { position: { x: width * 0.4, y: height / 2 } });
		await userEvent.keyboard('{ArrowRight}');
		await expectReveal(41);
	});

	test('cuts the cleaned picture at the same place', async () => {
		await setReducedMotion('reduce');
		const { container } = await render(element);
		await slider.fill('40');
		await expectReveal(40);
		const clean = container.querySelector('img[alt="Carpet clean"]')?.closest('div');
		expect(getComputedStyle(clean as Element).clipPath).toBe('inset(0px 0px 0px 40%)');
		await setReducedMotion();
	});

	test('shows a ring around the picture while the keyboard has it', async () => {
		await render(element);
		await userEvent.tab();
		await expect.element(slider).toHaveFocus();
		expect(getComputedStyle(getPicture()).outlineStyle).toBe('solid');
	});
});
