import { type ReactNode, startTransition, useEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished } from 'vitest';
import replayDirective from '../client-replay.ts';

function Settling({ children, onSettled }: { children: ReactNode; onSettled: () => void }) {
	useEffect(onSettled);
	return children;
}

/**
 * Shows an island as it is on a page before hydration, with its directive.
 * @returns the island, and what lets each load of its script succeed or fail
 */
export function openWaitingIsland(element: ReactNode, when: 'visible' | 'interaction' = 'interaction') {
	let root: Root | undefined;
	let settled = true;
	const settle = () => {
		settled = true;
	};
	const whole = <Settling onSettled={settle}>{element}</Settling>;
	const island = document.createElement('astro-island');
	island.toggleAttribute('ssr', true);
	// A test of its own tells what a translation before hydration does.
	island.translate = false;
	island.innerHTML = renderToString(whole);
	document.body.append(island);
	const loads: { succeed: () => void; fail: () => void }[] = [];
	// As Astro does it: node_modules/astro/dist/runtime/server/astro-island.js, node_modules/@astrojs/react/dist/client.js.
	const hydrate = async () => {
		settled = false;
		startTransition(() => {
			// A test may change the HTML, so that React draws it anew and reports why.
			root = hydrateRoot(island, whole, { onRecoverableError: () => undefined });
		});
		await Promise.resolve();
		island.removeAttribute('ssr');
	};
	const load = () =>
		new Promise<() => Promise<void>>((resolve) => {
			loads.push({
				succeed: () => resolve(hydrate),
				fail() {
					island.dispatchEvent(new CustomEvent('astro:hydration-error'));
					resolve(async () => undefined);
				},
			});
		});
	replayDirective(
		load as Parameters<typeof replayDirective>[0],
		{ name: 'replay', value: when as string },
		island,
	);
	onTestFinished(async () => {
		await expect.poll(() => settled).toBe(true);
		root?.unmount();
		island.remove();
	});
	return { island, loads };
}
