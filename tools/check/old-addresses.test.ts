import { expect, test } from 'vitest';
import { checkOldAddresses } from './old-addresses.ts';
import { type Change, checkAfter, write } from './testing/fixture.ts';

const redirects = write('redirects.yaml', '- { from: https://www.old.com/Rugs.html, to: /faq }\n');

test.each<[name: string, changes: Change[], text: string, lost: string[]]>([
	['lines', [], 'https://www.old.com/\n/faq/\n/about-us.html\nwww.old.com/rugs\n/rugs/', ['/rugs']],
	[
		'a sitemap',
		[redirects],
		`<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
		<url><loc>https://www.old.com/Rugs.html</loc><image:loc>https://www.old.com/a.JPG</image:loc></url>
		<url><loc><![CDATA[https://www.old.com/team/]]></loc></url><url><loc>https://www.old.com/rugs.html</loc></url></urlset>`,
		['/team'],
	],
	['nothing that is lost', [], 'https://www.old.com/contact/?from=ad', []],
])('the addresses of an old site that lead nowhere are listed: %s', async (_, changes, text, lost) => {
	const { content, problems } = await checkAfter([...changes, write('old-addresses.txt', text)]);
	expect(problems).toEqual([]);
	expect(checkOldAddresses(content).map(({ found }) => found.split('\n'))).toEqual(lost.length ? [lost] : []);
});
