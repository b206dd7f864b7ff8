import { z } from 'astro/zod';
import { nonEmptyList, pagePath, text, textLike } from './field.ts';

const links = (title: string, href: z.ZodString = pagePath()) =>
	nonEmptyList(title, z.strictObject({ label: text('the words of the link', 'Services'), href }));

/** A page of this site, or one of another site, such as a payment portal. */
const anyPage = () =>
	textLike(/^(?:\/[a-z0-9/-]*(?:[?#]\S*)?|https:\/\/[^\s/]+\.[^\s/]+\S*)$/, {
		title: 'the link',
		refers: 'page',
		why: 'A wrong link leads visitors to an error page. One to another site starts with https://.',
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
type Links = z.infer<typeof navigationSchema>;
/**
 * The links of the header and the footer as pages get them. getNavigation adds one for each service, in the owner's
 * order.
 */
export type Navigation = Pick<Links, 'header'> & {
	footer: Links['footer'] & { services: Links['header'] };
};

/** content/redirects.yaml, optional: former addresses of pages. */
export const redirectSchema = z.strictObject({
	from: textLike(/^\/[\w./-]*[\w-]$/, {
		title: 'the former address',
		kind: 'formerPath',
		why: 'Old links and search results lead there. One with a question mark can’t be forwarded.',
		example: '/services/rug-washing',
	}),
	to: pagePath(),
});
