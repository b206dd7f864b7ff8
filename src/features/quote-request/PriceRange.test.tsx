import '../../styles/site.css';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { findBarriers } from '../../components/island/testing/axe.ts';
import { formatLabel } from '../../lib/text.ts';
import { words } from './fixture.ts';
import { button, goOn, openForm, part, title } from './fixture.tsx';

beforeEach(() => sessionStorage.clear());

const label = words.prices;
const opener = () => page.getByText(label.title);
const count = (name: string) => page.getByRole('textbox', { name: new RegExp(`^${name} ?\\$`) });
const total = (price: string) => page.getByText(formatLabel(label.total, { price }), { exact: true });

test('a range grows with what is counted, and goes by the service', async () => {
	const { container } = await openForm();
	expect(opener().query()).toBeNull();
	await button(words.services['carpet-cleaning'], 'checkbox').click();
	await opener().click();
	await expect.element(page.getByText(part(label.sample))).toBeVisible();
	await count('Room').fill('2');
	await expect.element(total('$150')).toBeVisible();
	await expect.element(page.getByText(part(label.minimum))).toBeVisible();
	await count('Room').fill('4');
	await count('Stairs').fill('10');
	await expect.element(total('$230 to $350')).toBeVisible();
	await button(words.services['burst-pipe'], 'checkbox').click();
	const flood = formatLabel(label.onSite, { names: words.services['burst-pipe'] });
	await expect.element(page.getByText(part(flood))).toBeVisible();
	await expect.element(page.getByText(part(label.confirm))).toBeVisible();
	expect(await findBarriers(container)).toEqual([]);
	// Without the service, its price is gone; its counts come back with it.
	await button(words.services['carpet-cleaning'], 'checkbox').click();
	await expect.poll(() => opener().query()).toBeNull();
	await button(words.services['carpet-cleaning'], 'checkbox').click();
	await expect.element(total('$230 to $350')).toBeVisible();
});

test('what is no number is explained beside its field, stays, and stops nobody', async () => {
	const { container } = await openForm();
	await button(words.services['carpet-cleaning'], 'checkbox').click();
	await opener().click();
	await count('Room').fill('a few');
	await expect.element(page.getByText(label.wrong)).toBeVisible();
	await expect.element(count('Room')).toHaveValue('a few');
	expect(await findBarriers(container)).toEqual([]);
	await userEvent.keyboard('{Enter}');
	await expect.element(title('where')).toBeVisible();
});

test('counts are kept with the draft, and cleared with it', async () => {
	const first = await openForm();
	await button(words.services['carpet-cleaning'], 'checkbox').click();
	await opener().click();
	await count('Room').fill('4');
	await goOn();
	await expect.element(title('where')).toBeVisible();
	await expect.poll(() => sessionStorage.getItem('quote-request')).toContain('room');
	await first.unmount();
	await openForm();
	await expect.element(title('where')).toBeVisible();
	await button(words.actions.back).click();
	await expect.element(total('$200 to $300')).toBeVisible();
	await button(words.actions.clear).click();
	await expect.poll(() => opener().query()).toBeNull();
	await button(words.actions.undo).click();
	await expect.element(total('$200 to $300')).toBeVisible();
});
