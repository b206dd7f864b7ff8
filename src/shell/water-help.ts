/**
 * Loads the script of /water-damage-help with the first touch, key or scroll, or at once where this device has kept
 * answers: until then it would have nothing to do.
 */
const load = () => void import('./water-answers.ts');

for (const name of ['pointerdown', 'keydown', 'scroll'] as const)
	addEventListener(name, load, { once: true, passive: true });
// The page says where they would lie (src/sections/WaterQuestions.tsx): an import for that would be one more request.
const { kept = '' } = document.querySelector<HTMLElement>('[data-kept]')?.dataset ?? {};
try {
	if (localStorage.getItem(kept)) load();
} catch {
	// Storage is refused, so nothing was kept.
}
