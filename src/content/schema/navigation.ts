import { z } from 'astro/zod';
import { buildTelLink } from '../../lib/contact-link.ts';
import { formatPhone } from '../../lib/phone.ts';
import { withHttps } from './as-typed.ts';
import { nonEmptyList, text, textLike } from './field.ts';

/** A page of this site. */
const ownPage = String.raw`\/[a-z0-9/-]*(?:[?#]\S*)?`;

/** A link as it is typed: a phone becomes one that calls it, the name of another site its address, and "FAQ" and "/faq/" the page "/faq". */
export function readLink(link: unknown): unknown {
	if (typeof link !== 'string') return link;
	if (/^(?:tel:)?[\d\s().+-]+$/.test(link)) return formatPhone(link) ? buildTelLink(link) : link;
	const [, page, part = ''] = /^\/?([a-z][a-z\d-]*(?:\/[a-z\d-]+)*)\/?([?#]\S*)?$/i.exec(link.trim()) ?? [];
	return page ? `/${page.toLowerCase()}${part}` : withHttps(link);
}

/** A link. The content check verifies that a page of this site exists. @param why what else is said of a wrong one */
const link = (form: string, why = '') =>
	z.preprocess(readLink, textLike(new RegExp(`^(?:${form})$`), {})).meta({
		title: 'the link',
		refers: 'page',
		why: `A wrong link leads visitors to an error page. ${why}`.trim(),
		example: '/services',
		// Another site may be written without https.
		pattern: String.raw`^\S`,
	});

/** A page of this site, one of another site, such as a payment portal, or a phone. */
const anyPage = () =>
	link(
		String.raw`${ownPage}|https:\/\/[^\s/]+\.[^\s/]+\S*|tel:\+1\d{10}`,
		'One to another site starts with https://, and one that calls looks like tel:+18135550100.',
	);

const links = (title: string, href = link(ownPage)) =>
	nonEmptyList(title, z.strictObject({ label: text('the words of the link', 'Services'), href }));

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
	/** To another site without the signs that mean something in the settings of a host. */
	to: link(
		String.raw`${ownPage}|https:\/\/[\w.-]+\.[a-z]+(?:\/[\w./~-]*)?(?:[?#][\w=&./~-]*)?`,
		'One to another site starts with https://.',
	),
});
