import { expect, test } from 'vitest';

test('a part that the page lacks is named', async () => {
	document.body.innerHTML = '<main id="page_content"></main>';
	await expect(import('./page-script.ts')).rejects.toThrow('The page has no #site_menu.');
});
