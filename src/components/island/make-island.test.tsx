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

test.for([
	['The pictures are missing.', new Error('The pictures are missing.')],
	['plain text', 'plain text'],
] as const)('an island that throws shows "%s"', async ([message, failure]) => {
	// React reports every caught error there.
	vi.spyOn(console, 'error').mockImplementation(() => undefined);
	await render(<Island failure={failure} />);
	await page.getByRole('button').click();
	await expect.element(page.getByRole('alert')).toHaveTextContent(message);
	await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});
