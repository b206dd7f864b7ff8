import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import labels from '../../../content/labels.en.json' with { type: 'json' };
import { ShareButton } from './ShareButton.island.tsx';

const { share, copied, copyThis } = labels.blog;
const status = page.getByRole('status');

/** Replaces what the device can do. @param failure name of the error that sharing ends with; null for a device that cannot share */
function setDevice(failure: string | null, refusesClipboard = false) {
	const giveShare = vi.fn(async (_: ShareData) => {
		if (failure) throw new DOMException('', failure);
	});
	vi.stubGlobal('navigator', {
		share: failure === null ? undefined : giveShare,
		clipboard: {
			writeText: () => (refusesClipboard ? Promise.reject(new Error('refused')) : Promise.resolve()),
		},
	});
	return giveShare;
}
const press = async () => {
	await render(<ShareButton title="Title" text="Text" labels={{ share, copied, copyThis }} />);
	await page.getByRole('button', { name: share }).click();
};

afterEach(() => vi.unstubAllGlobals());

test.for(['', 'AbortError'])(
	'the device shares title, text and address, and nothing is said (%s)',
	async (failure) => {
		const given = setDevice(failure);
		await press();
		await expect
			.poll(() => given.mock.calls)
			.toEqual([[{ title: 'Title', text: 'Text', url: location.href }]]);
		await expect.element(status).toHaveTextContent('');
	},
);

test.for([null, 'NotAllowedError'])('where sharing fails, the address is copied (%s)', async (failure) => {
	setDevice(failure);
	await press();
	await expect.element(status).toHaveTextContent(copied);
});

test('where copying fails too, the address is shown and selected', async () => {
	setDevice(null, true);
	await press();
	await expect.element(status).toHaveTextContent(copyThis);
	const field = page.getByRole('textbox', { name: copyThis });
	await expect.element(field).toHaveValue(location.href);
	expect(getSelection()?.toString() || (field.element() as HTMLInputElement).selectionEnd).toBeTruthy();
});
