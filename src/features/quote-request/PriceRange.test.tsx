import '../../styles/site.css';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { findBarriers } from '../../components/island/testing/axe.ts';
import { formatLabel } from '../../lib/text.ts';
import { button, openForm, openWaitingForm, startFresh } from './testing/form.tsx';
import { labels, names } from './testing/request.ts';

beforeEach(startFresh);

const { prices } = labels;
const shown = (text: string) => page.getByText(text, { exact: false });
const opener = () => page.getByText(prices.title);
const count = (name: string) => page.getByRole('textbox', { name: new RegExp(`^${name} ?\\$`) });
const total = (price: string) => page.getByText(formatLabel(prices.total, { price }), { exact: true });
const chooseCarpet = () => button(names.carpet, 'checkbox').click();

test('the range follows the counts and the services, and survives a step and Undo', async () => {
	const { container } = await openForm();
	await expect.element(opener()).not.toBeVisible();
	await chooseCarpet();
	await opener().click();
	await expect.element(shown(prices.sample)).toBeVisible();
	await count('Room').fill('2');
	await expect.element(total('$150')).toBeVisible();
	await expect.element(shown(prices.minimum)).toBeVisible();
	await count('Room').fill('4');
	await count('Stairs').fill('10');
	await button(names.flood, 'checkbox').click();
	await expect.element(total('$230 to $350')).toBeVisible();
	const onSite = formatLabel(prices.onSite, { names: names.flood });
	await expect.element(shown(`${onSite} ${prices.confirm}`)).toBeVisible();
	expect(await findBarriers(container)).toEqual([]);
	// Removing the service removes its price. Choosing it again restores its quantities.
	await chooseCarpet();
	await expect.element(opener()).not.toBeVisible();
	await chooseCarpet();
	await expect.element(total('$230 to $350')).toBeVisible();
	await button(labels.actions.clear).click();
	await expect.element(opener()).not.toBeVisible();
	await button(labels.actions.undo).click();
	await expect.element(total('$230 to $350')).toBeVisible();
});

test('opened before the form hydrates, it stays open, and React has nothing to say', async () => {
	const complain = vi.spyOn(console, 'error');
	const { loads } = openWaitingForm();
	await chooseCarpet();
	await opener().click();
	await expect.poll(() => loads.length).toBe(1);
	loads[0]?.succeed();
	await count('Room').fill('4');
	await expect.element(total('$200 to $300')).toBeVisible();
	expect(complain).not.toHaveBeenCalled();
});
