import { beforeEach, expect, test } from 'vitest';
import { words } from './fixture.ts';
import { button, field, goOn, openForm } from './fixture.tsx';
import { prefill } from './prefill.ts';

beforeEach(() => sessionStorage.clear());

test('a stain that was chosen in the guide is in the form, which says so and takes it out of the address', async () => {
	const address = parent.location.href;
	const ask = new URL(address);
	ask.search = '?service=leather-cleaning&stain=red-wine&surface=leather';
	parent.history.replaceState(parent.history.state, '', ask);
	try {
		const isChanged = prefill('quote-request', {
			services: Object.keys(words.services),
			spills: { 'red-wine': 'red wine' },
			surfaces: { leather: 'leather' },
			note: 'Stain: {spill} on {surface}',
		});
		expect(isChanged).toBe(true);
		expect(parent.location.search).toBe('');
	} finally {
		parent.history.replaceState(parent.history.state, '', address);
	}
	const screen = await openForm();
	await expect.element(screen.getByText(words.status.prefilled)).toBeVisible();
	await expect.element(button('Leather', 'checkbox')).toBeChecked();
	await goOn();
	await expect.element(field('notes')).toHaveValue('Stain: red wine on leather');
	await field('notes').fill('Stain: red wine on leather, since Monday');
	await expect.element(screen.getByText(words.status.prefilled)).not.toBeInTheDocument();
});
