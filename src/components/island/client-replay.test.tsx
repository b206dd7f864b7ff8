import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openWaitingIsland } from './testing/waiting-island.tsx';

/** Interactions before hydration: docs/decisions/0026-early-presses.md. */

function Counter() {
	const [count, setCount] = useState(0);
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
			<input aria-label="Note" />
			<button type="submit">Send</button>
			<output>{count}</output>
		</form>
	);
}
const press = (name: string) => page.getByRole('button', { name }).click();
const expectResult = (text: string) => expect.element(page.getByRole('status')).toHaveTextContent(text);

test('a press before hydration counts once, however often it is repeated', async () => {
	const { island, loads } = openWaitingIsland(<Counter />);
	await press('Add');
	await press('Add');
	expect(loads).toHaveLength(1);
	expect(island.ariaBusy).toBe('true');
	loads[0]?.succeed();
	await expectResult('1');
	expect(island.ariaBusy).toBeNull();
	await press('Add');
	await expectResult('2');
});

test('a press before hydration counts where React draws the island anew', async () => {
	const { island, loads } = openWaitingIsland(<Counter />);
	const [old] = island.children;
	island.querySelector('output')?.replaceChildren('0.0');
	await press('Add');
	loads[0]?.succeed();
	await expectResult('1');
	expect(old?.isConnected).toBe(false);
});

test('what is typed before hydration stays, and is sent', async () => {
	const { island, loads } = openWaitingIsland(<Counter />);
	await page.getByLabelText('Note').fill('rug');
	// Nothing is said to take long: a form would cover its fields with other ways.
	expect(island.ariaBusy).toBeNull();
	await userEvent.keyboard('{Enter}');
	loads[0]?.succeed();
	await expectResult('100');
	await expect.element(page.getByLabelText('Note')).toHaveValue('rug');
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
	await expectResult('1');
	expect(island.dataset['failed']).toBeUndefined();
});
