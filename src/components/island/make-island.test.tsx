import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { makeIsland } from './make-island.tsx';

const Island = makeIsland(({ failure }: { failure: unknown }) => {
	const [isBroken, setBroken] = useState(false);
	if (isBroken) throw failure;
	return (
		<button type="button" onClick={() => setBroken(true)}>
			Break
		</button>
	);
});

afterEach(() => vi.restoreAllMocks());

test('an island that throws says why in the box that follows it', async () => {
	// React reports every caught error there.
	vi.spyOn(console, 'error').mockImplementation(() => undefined);
	const island = document.createElement('astro-island');
	// As IslandFallback.astro draws it.
	const box = document.createElement('div');
	box.innerHTML = '<p data-reason>It did not load.</p>';
	document.body.append(island, box);
	await render(<Island failure={new Error('The pictures are missing.')} />, { container: island });
	await page.getByRole('button').click();
	await expect.poll(() => box.textContent).toBe('The pictures are missing.');
	expect(island.matches(':has([data-failed])')).toBe(true);
	expect(island.textContent).toBe('');
	await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});
