/**
 * Share on an article: the device's own function with title, text and address; where it is absent, the address is
 * copied; where that fails too, it is shown to be copied by hand. A cancelled share is no error.
 * https://developer.mozilla.org/docs/Web/API/Navigator/share
 */
const root = document.querySelector<HTMLElement>('[data-share]');
const button = root?.querySelector('button');
const message = root?.querySelector('output');
const field = root?.querySelector('input');

async function share(): Promise<void> {
	if (!root || !message || !field) return;
	const { title = '', text = '', copied = '', copyThis = '' } = root.dataset;
	const url = location.href;
	try {
		if (typeof navigator.share === 'function') {
			await navigator.share({ title, text, url });
			return;
		}
	} catch (error) {
		// The visitor closed the sheet: nothing to say. Any other failure falls through to copying.
		if (error instanceof DOMException && error.name === 'AbortError') return;
	}
	try {
		await navigator.clipboard.writeText(url);
		message.textContent = copied;
	} catch {
		message.textContent = copyThis;
		field.value = url;
		field.hidden = false;
		field.select();
	}
}

button?.addEventListener('click', () => void share());

export {};
