import { labels, posts } from '../../content.ts';
import { expect, test } from '../support/visitor/test.ts';

test('where an article cannot be shared, its address is copied or shown', async ({ visitor }) => {
	await visitor.open(`/blog/${posts[0]?.id}`);
	await visitor.run(() => void Object.defineProperty(navigator, 'share', { value: undefined }));
	await visitor.press({ selector: 'main button', name: labels.blog.share });
	const { copied, copyThis } = labels.blog;
	await expect(async () =>
		expect([[copied], [copyThis]]).toContainEqual(await visitor.read({ selector: 'main output' })),
	).toPass();
});
