import '../../styles/site.css';
import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import './replay.ts';
import { openWaitingIsland } from './testing/waiting-island.tsx';

/** What a visitor does before an island's script has come (docs/decisions/0026-early-presses.md). */

beforeEach(() => page.viewport(1024, 768));

function Counter({ onSend }: { onSend?: () => void }) {
	const [count, setCount] = useState(0);
	const [color, setColor] = useState('red');
	return (
		<form
			method="dialog"
			onSubmit={(event) => {
				event.preventDefault();
				onSend?.();
			}}
		>
			<button type="button" onClick={() => setCount(count + 1)}>
				Add
			</button>
			<button type="button" onClick={() => setCount(count * 10)}>
				Times ten
			</button>
			<output>{`${count} ${color}`}</output>
			<select aria-label="Color" value={color} onChange={(event) => setColor(event.target.value)}>
				<option>red</option>
				<option>blue</option>
			</select>
			<label>
				<input type="checkbox" /> Box
			</label>
			<input aria-label="Name" />
			<button type="submit">Send</button>
		</form>
	);
}
const press = (name: string) => page.getByRole('button', { name }).click();
const result = page.getByRole('status');

describe('a press before the script has come', () => {
	test('counts once when it comes, however often it was made', async () => {
		const { island, asked } = openWaitingIsland(<Counter />);
		await press('Add');
		await press('Add');
		expect(asked).toHaveLength(1);
		expect(island.ariaBusy).toBe('true');
		await expect.element(result).toHaveTextContent('0 red');
		asked[0]?.arrive();
		await expect.element(result).toHaveTextContent('1 red');
		expect(island.ariaBusy).toBeNull();
		await press('Add');
		await expect.element(result).toHaveTextContent('2 red');
	});

	test('keeps its place among other presses', async () => {
		const { asked } = openWaitingIsland(<Counter />);
		await press('Add');
		await press('Times ten');
		asked[0]?.arrive();
		await expect.element(result).toHaveTextContent('10 red');
	});

	test('by keyboard is a press too', async () => {
		const { island, asked } = openWaitingIsland(<Counter />);
		island.querySelector('button')?.focus();
		await userEvent.keyboard('{Enter}');
		asked[0]?.arrive();
		await expect.element(result).toHaveTextContent('1 red');
	});

	test('on what works without script is not repeated', async () => {
		const { asked } = openWaitingIsland(<Counter />);
		await page.getByRole('checkbox').click();
		await page.getByText('Box').click();
		await page.getByText('Box').click();
		await page.getByLabelText('Name').fill('Ana');
		await press('Add');
		asked[0]?.arrive();
		await expect.element(result).toHaveTextContent('1 red');
		await expect.element(page.getByRole('checkbox')).toBeChecked();
		await expect.element(page.getByLabelText('Name')).toHaveValue('Ana');
	});
});

test('a choice made early is taken over', async () => {
	const { asked } = openWaitingIsland(<Counter />);
	await page.getByRole('combobox').selectOptions('blue');
	asked[0]?.arrive();
	await expect.element(result).toHaveTextContent('0 blue');
	await expect.element(page.getByRole('combobox')).toHaveValue('blue');
});

test('a form sent early, and again, is sent once', async () => {
	const send = vi.fn();
	const { asked } = openWaitingIsland(<Counter onSend={send} />);
	await press('Send');
	await press('Send');
	asked[0]?.arrive();
	await expect.poll(() => send.mock.calls).toHaveLength(1);
	await press('Send');
	expect(send).toHaveBeenCalledTimes(2);
});

test('an island that comes into view brings its script by itself, and nothing happens in it', async () => {
	const { asked } = openWaitingIsland(<Counter />, 'visible');
	await expect.poll(() => asked).toHaveLength(1);
	asked[0]?.arrive();
	await expect.element(result).toHaveTextContent('0 red');
});

test('an unfinished draft brings the script at once', () => {
	sessionStorage.setItem('draft', '{}');
	const { asked } = openWaitingIsland(<Counter />, { draft: 'draft' });
	sessionStorage.clear();
	expect(asked).toHaveLength(1);
});

test('a script that does not come is said where somebody waits for it, and the next press asks again', async () => {
	const { island, asked } = openWaitingIsland(<Counter />, 'visible');
	await expect.poll(() => asked).toHaveLength(1);
	asked[0]?.fail();
	expect(island.dataset['failed']).toBeUndefined();
	await press('Add');
	await expect.poll(() => asked).toHaveLength(2);
	asked[1]?.fail();
	expect(island.dataset['failed']).toBe('');
	await press('Add');
	await expect.poll(() => asked).toHaveLength(3);
	asked[2]?.arrive();
	await expect.element(result).toHaveTextContent('1 red');
	expect(island.dataset['failed']).toBeUndefined();
});
