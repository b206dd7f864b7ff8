/**
 * The stain guide's two lists lead to the page of the spill, and the surface is opened there. Without it the same pages
 * are reached by links (src/sections/StainFinder.tsx).
 */
document.querySelector<HTMLFormElement>('[data-stain-finder]')?.addEventListener('submit', function (event) {
	event.preventDefault();
	const choice = new FormData(this);
	location.assign(`${choice.get('spill')}#${choice.get('surface')}`);
});

/** Opens the surface that the address names, in browsers that don't by themselves. */
function openNamed(): void {
	const details = document.getElementById(location.hash.slice(1))?.closest('details');
	if (!details || details.open) return;
	details.open = true;
	details.scrollIntoView();
}
openNamed();
addEventListener('hashchange', openNamed);

export {};
