/**
 * Loads the script of /water-damage-help with the first touch, key or scroll, or at once where this device has kept
 * answers: until then it would have nothing to do.
 */
import { waterKey } from '../lib/water-state.ts';

const load = () => void import('./water-answers.ts');

for (const name of ['pointerdown', 'keydown', 'scroll'] as const)
	addEventListener(name, load, { once: true, passive: true });
try {
	if (localStorage.getItem(waterKey)) load();
} catch {
	// Storage is refused, so nothing was kept.
}
