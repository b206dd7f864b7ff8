import { expect, test } from 'vitest';

test.each([
	['?service=rug-cleaning', '#rugs'],
	['?service=window-washing', ''],
	['?service=%22%5D', ''],
	['', ''],
])('the address “%s” leads to “%s”', async (search, place) => {
	document.body.innerHTML =
		'<a href="#all">All services (40)</a><a href="#rugs" data-service="rug-cleaning">Rug Cleaning (12)</a>';
	history.replaceState(null, '', `${location.pathname}${search}`);
	// A query of its own runs the script anew for each address.
	await import(/* @vite-ignore */ `./review-filter.ts?${encodeURIComponent(search)}`);
	await expect.poll(() => location.hash).toBe(place);
});
