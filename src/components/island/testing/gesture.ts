import { cdp } from 'vitest/browser';

/** A point on an element, in percent of its size from the upper left corner. May be outside. */
export interface Place {
	x: number;
	y: number;
}

interface Session {
	send: (method: string, parameters?: object) => Promise<unknown>;
}
const session = () => cdp() as unknown as Session;

/** Position in the top window: tests run in a frame that the runner may have moved or scaled. */
function pointOn(element: Element, { x, y }: Place) {
	const box = element.getBoundingClientRect();
	const frame = window.frameElement?.getBoundingClientRect();
	const scale = frame ? frame.width / window.innerWidth : 1;
	return {
		x: (frame?.left ?? 0) + (box.left + (box.width * x) / 100) * scale,
		y: (frame?.top ?? 0) + (box.top + (box.height * y) / 100) * scale,
	};
}

function pathOn(element: Element, from: Place, to: Place) {
	const [start, end] = [pointOn(element, from), pointOn(element, to)];
	const steps = 12;
	return Array.from({ length: steps + 1 }, (_, step) => ({
		x: start.x + ((end.x - start.x) * step) / steps,
		y: start.y + ((end.y - start.y) * step) / steps,
	}));
}

/** Presses the mouse at one point, moves it and releases it, with trusted events. */
export async function dragMouse(element: Element, from: Place, to: Place) {
	const send = (type: string, point: object) =>
		session().send('Input.dispatchMouseEvent', { type, ...point, button: 'left', buttons: 1, clickCount: 1 });
	const path = pathOn(element, from, to);
	await send('mousePressed', path[0] ?? {});
	for (const point of path) await send('mouseMoved', point);
	await send('mouseReleased', path.at(-1) ?? {});
}

/** Drags a finger over the element, with trusted events, so that the browser obeys touch-action. */
export async function dragFinger(element: Element, from: Place, to: Place) {
	const send = (type: string, touchPoints: object[]) =>
		session().send('Input.dispatchTouchEvent', { type, touchPoints });
	const path = pathOn(element, from, to);
	await send('touchStart', path.slice(0, 1));
	for (const point of path) await send('touchMove', [point]);
	await send('touchEnd', []);
}

export const tap = (element: Element, place: Place) => dragFinger(element, place, place);

/** Shows a word in the field with the focus that a keyboard is still composing, as those of phones do. */
export const compose = (text: string) =>
	session().send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
