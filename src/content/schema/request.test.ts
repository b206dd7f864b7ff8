import { expect, test } from 'vitest';
import { findRequestService, request as schema } from './request.ts';

test('where a provider’s form is shown, the site’s own sends nothing', () => {
	const request = schema.parse({ endpoint: 'https://forms.example/f/1' });
	expect(findRequestService({ request })).toMatchObject({ endpoint: 'https://forms.example/f/1' });
	const links = { formProvider: 'https://provider.example/form' };
	expect(findRequestService({ request, links })).toBeUndefined();
});
