import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openWaitingIsland } from './testing/waiting-island.tsx';

/** Interactions before hydration: docs/decisions/0026-early-presses.md. */

function Counter() {
	const [count, setCount] = useState(0);
	const [color, setColor] = useState('red');
	const [size, setSize] = useState(50);
	return (
		<form
			onSubmit={(event) => {
				event.preventDefault();
				setCount(count + 100);
			}}
		>
			<button type="button" onClick={() => setCount(count + 1)}>
				Add
			</button>
			<button type="button" onClick={() => setCount(count * 10)}>
				Times ten
			</button>
			<select aria-label="Color" value={color} onChange={({ target }) => setColor(target.value)}>
				<option>red</option>
				<option>blue</option>
			</select>
			<input
				type="range"
				aria-label="Size"
				value={size}
				onChange={({ target }) => setSize(target.valueAsNumber)}
			/>
			<input aria-label="Note" />
			<details>
				<summary>More</summary>
				<p>All of it</p>
			</details>
			<button type="submit">Send</button>
			<output>{[count, color, ...(size === 50 ? [] : [size])].join(' ')}</output>
		</form>
	);
}
const press = (name: string) => page.getByRole('button', { name }).click();
const expectResult = (text: string) => expect.element(page.getByRole('status')).toHaveTextContent(text);

describe('before hydration', () => {
	test('a repeated press counts once', async () => {
		const { island, loads } = openWaitingIsland(<Counter />);
		await press('Add');
		await press('Add');
		expect(loads).toHaveLength(1);
		expect(island.ariaBusy).toBe('true');
		loads[0]?.succeed();
		await expectResult('1 red');
		expect(island.ariaBusy).toBeNull();
		await press('Add');
		await expectResult('2 red');
	});

	test('presses keep their order, by keyboard too', async () => {
		const { island, loads } = openWaitingIsland(<Counter />);
		island.querySelector('button')?.focus();
		await userEvent.keyboard('{Enter}');
		await press('Times ten');
		loads[0]?.succeed();
		await expectResult('10 red');
	});

	test('what is typed and chosen is kept', async () => {
		const { island, loads } = openWaitingIsland(<Counter />);
		await page.getByLabelText('Size').fill('80');
		await page.getByLabelText('Note').fill('rug');
		await page.getByRole('combobox').selectOptions('blue');
		// Nothing is said to take long: a form would cover its fields with other ways.
		expect(island.ariaBusy).toBeNull();
		loads[0]?.succeed();
		await expectResult('0 blue 80');
		await expect.element(page.getByLabelText('Size')).toHaveValue('80');
		await expect.element(page.getByLabelText('Note')).toHaveValue('rug');
	});
});

describe('where a translator has replaced words, React draws the island anew, and', () => {
	/** An island that is changed before its script loads. */
	function openChanged() {
		const { island, loads } = openWaitingIsland(<Counter />);
		const [old] = island.children;
		island.querySelector('button')?.replaceChildren('Sumar');
		return {
			island,
			async succeed() {
				loads[0]?.succeed();
				await expect.poll(() => old?.isConnected).toBe(false);
			},
		};
	}

	test('what was typed and chosen is kept, with the focus and the caret', async () => {
		const { succeed } = openChanged();
		await page.getByRole('combobox').selectOptions('blue');
		await page.getByLabelText('Note').fill('rugs');
		await userEvent.keyboard('{ArrowLeft}');
		await succeed();
		await expectResult('0 blue');
		await expect.element(page.getByLabelText('Note')).toHaveValue('rugs');
		await expect.element(page.getByLabelText('Note')).toHaveFocus();
		await userEvent.keyboard('i');
		await expect.element(page.getByLabelText('Note')).toHaveValue('rugis');
	});

	test('what was pressed is done, and what was opened stays open', async () => {
		const { island, succeed } = openChanged();
		island.querySelector('button')?.click();
		await press('Times ten');
		await page.getByText('More').click();
		await press('Send');
		await succeed();
		await expectResult('110 red');
		await expect.element(page.getByText('All of it')).toBeVisible();
	});
});

test('a script that does not load shows only where somebody waits for it, and the next press tries again', async () => {
	const { island, loads } = openWaitingIsland(<Counter />, 'visible');
	await expect.poll(() => loads).toHaveLength(1);
	loads[0]?.fail();
	expect(island.dataset['failed']).toBeUndefined();
	await press('Add');
	await expect.poll(() => loads).toHaveLength(2);
	loads[1]?.fail();
	expect(island.dataset['failed']).toBe('');
	await press('Add');
	await expect.poll(() => loads).toHaveLength(3);
	loads[2]?.succeed();
	await expectResult('1 red');
	expect(island.dataset['failed']).toBeUndefined();
});
