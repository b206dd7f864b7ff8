/*
 * Gives the frame of a form provider the height that its form asks for. Understands the messages of Jotform
 * ("setHeight:820:1234") and Typeform ({ type: 'form-height-changed', height: 820 }), and others that name a height
 * the same way. Without one, the frame stays 500 px high and scrolls.
 */
const frame = document.querySelector('#form iframe');

addEventListener('message', ({ source, data }) => {
	if (source !== frame.contentWindow) return;
	const text = typeof data === 'string' ? data : JSON.stringify(data);
	const [, height] = /height"?\s*:\s*"?(\d{3,4})\b/i.exec(text) ?? [];
	if (height) frame.height = Math.max(height, 500);
});
