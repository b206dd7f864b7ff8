import type { Locator, Page } from '@playwright/test';

interface Way {
	/** How far the finger goes, in CSS pixels; negative is left or up. */
	x?: number;
	y?: number;
	/** Where it starts in the element, as a share of its width and height; the middle by default. */
	from?: { x: number; y: number };
}

/**
 * A finger put on an element, moved in small steps and lifted. Through the browser's own input, so that it decides
 * between scrolling the page and handing the moves to the element, as with a real finger.
 * https://chromedevtools.github.io/devtools-protocol/tot/Input/#method-dispatchTouchEvent
 */
export async function swipe(page: Page, element: Locator, { x = 0, y = 0, from }: Way): Promise<void> {
	const box = await element.boundingBox();
	if (!box) throw new Error('There is nothing on the page to put a finger on.');
	const start = { x: box.x + box.width * (from?.x ?? 0.5), y: box.y + box.height * (from?.y ?? 0.5) };
	const session = await page.context().newCDPSession(page);
	const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
		session.send('Input.dispatchTouchEvent', { type, touchPoints });
	const steps = 10;
	await send('touchStart', [start]);
	for (let step = 1; step <= steps; step += 1) {
		await send('touchMove', [{ x: start.x + (x * step) / steps, y: start.y + (y * step) / steps }]);
	}
	await send('touchEnd', []);
	await session.detach();
}
