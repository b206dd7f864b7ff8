import { z } from 'astro/zod';
import { nonEmptyList, pagePath, text, textLike } from './field.ts';

const links = (title: string, href: z.ZodString = pagePath()) =>
	nonEmptyList(title, z.strictObject({ label: text('the words of the link', 'Services'), href }));

/** A page of this site, one of another site, such as a payment portal, or a phone. */
const anyPage = () =>
	textLike(/^(?:\/[a-z0-9/-]*(?:[?#]\S*)?|https:\/\/[^\s/]+\.[^\s/]+\S*|tel:\+1\d{10})$/, {
		title: 'the link',
		refers: 'page',
		why: 'A wrong link leads visitors to an error page. One to another site starts with https://, and one that calls looks like tel:+18135550100.',
		example: '/services',
	});

/** content/navigation.yaml: the links of the header, the footer and the form. */
export const navigationSchema = z.strictObject({
	header: links('the header links', anyPage()),
	footer: z.strictObject({
		quick: links('the quick links', anyPage()),
		legal: links('the legal links', anyPage()),
	}),
	/** Shown in the form below the consent to text messages. */
	consent: links('the links beside the consent to text messages'),
});

/** content/redirects.yaml, optional: former addresses of pages. */
export const redirectSchema = z.strictObject({
	/**
	 * As people copy it: its site, capitals, signs in percent and the slash at its end are taken as they are meant
	 * (formerPathOf). Without the signs that no file name has on each system, because a redirect is also a page.
	 */
	from: textLike(
		/^(?:(?:https?:\/\/)?[\w-]+(?:\.[\w-]+)+)?(?:(?:\/(?:(?!%(?:[01]|22|2[aA]|3[cCeE]|5[cC]|7[cCfF]))[^\s/?#"*:<>|\\])+)+\/*(?:\?\S*)?|\/*\?\S*)$/,
		{
			title: 'the former address',
			why: 'Old links and search results lead there.',
			example: '/services/yearly-check',
		},
	).refine((address) => !address.includes('?'), {
		error: 'with a question mark, and hosts of plain files ignore what follows one',
		params: {
			write:
				'Open this address on your old site. If it ends at another one, such as /yearly-check, write that one: search engines know it, too. If it doesn’t, delete this entry, because the address opens the page before the question mark.',
		},
	}),
	to: pagePath(),
});
