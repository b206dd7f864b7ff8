import { expect, test } from 'vitest';

const send = (message: unknown) => `<script>parent.postMessage(${JSON.stringify(message)}, '*')</script>`;

test.each([
	['a message as Jotform sends it', 'setHeight:820:1234', '820'],
	['a message as Typeform sends it', { type: 'form-height-changed', embedId: '1', height: 912 }, '912'],
	['another message', { height: 'all' }, '500'],
])('the frame of a form provider has the height that it asks for: %s', async (_, message, height) => {
	document.body.innerHTML = '<div id="form"><iframe height="500"></iframe></div>';
	const script = document.createElement('script');
	// A module runs again only under another address.
	Object.assign(script, { src: `/provider-height.js?${crypto.randomUUID()}`, type: 'module' });
	document.body.append(script);
	await new Promise((resolve) => script.addEventListener('load', resolve));
	const frame = document.querySelector('iframe');
	const received = new Promise((resolve) => addEventListener('message', resolve, { once: true }));
	frame?.setAttribute('srcdoc', send(message));
	await received;
	await expect.poll(() => frame?.height).toBe(height);
});
