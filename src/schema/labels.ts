import { z } from 'astro/zod';
import { text } from './field.ts';

/** A group of interface words: every key is required, so that no button can be left without a name. */
const words = <const K extends string>(...keys: K[]) =>
	z.strictObject(
		Object.fromEntries(keys.map((key) => [key, text(`the words for “${key}”`)])) as Record<
			K,
			ReturnType<typeof text>
		>,
	);

/**
 * content/labels.yaml: the words of buttons, headings that the specification fixes, and announcements.
 * Words in braces, such as {current}, are filled by the interface.
 */
export const labelsSchema = z.strictObject({
	/** Decides the language of the pages, and how dates and numbers are written. */
	locale: z
		.string()
		.regex(/^[a-z]{2,3}-[A-Z]{2}$/)
		.meta({
			title: 'the language and country',
			why: 'Screen readers pronounce the pages by it, and dates and numbers follow it.',
			example: 'en-US',
		}),
	shell: words(
		'skip',
		'openMenu',
		'closeMenu',
		'menu',
		'mainNavigation',
		'call',
		'callShort',
		'getQuote',
		'getQuoteShort',
		'bookOnline',
		'chat',
		'chatShort',
		'newTab',
		'home',
		'missingPart',
		'breadcrumb',
		'sample',
		'contactBar',
	),
	footer: words(
		'quick',
		'services',
		'contact',
		'hours',
		'legal',
		'rating',
		'reviews',
		'rights',
		'social',
		'emergency',
	),
	action: words(
		'learnMore',
		'freeQuote',
		'allReviews',
		'allArticles',
		'allAreas',
		'readArticle',
		'tryAgain',
		'goBack',
		'returnHome',
		'reload',
	),
	photo: words('illustration', 'comingSoon'),
	rating: words('stars', 'only'),
	quotes: words('selection'),
	step: words('step'),
	gallery: words(
		'region',
		'previous',
		'next',
		'goTo',
		'slider',
		'value',
		'before',
		'after',
		'position',
		'counter',
		'hint',
	),
	carousel: words('region', 'previous', 'next', 'goTo', 'position', 'counter'),
	paging: words('navigation', 'previous', 'next', 'goTo', 'position'),
	testimonials: words('average', 'basedOn', 'filter', 'all', 'count', 'readMore', 'showLess', 'moreOnGoogle'),
	service: words(
		'challenge',
		'solution',
		'features',
		'process',
		'areas',
		'questions',
		'testimonials',
		'benefits',
		'guide',
		'facts',
		'sources',
		'related',
		'pair',
	),
	prices: words(
		'title',
		'titleAll',
		'sample',
		'item',
		'price',
		'range',
		'per',
		'onSite',
		'minimum',
		'included',
		'extra',
		'confirm',
		'more',
	),
	blog: words(
		'back',
		'share',
		'copied',
		'copyThis',
		'by',
		'published',
		'updated',
		'sources',
		'related',
		'titleSuffix',
	),
	faq: words('topics'),
	contact: words('phones', 'email', 'hours', 'map', 'areas'),
	areas: words('mapTitle', 'mapText', 'nearestPhone', 'towns', 'source'),
	careers: words(
		'duties',
		'requirements',
		'location',
		'type',
		'pay',
		'posted',
		'closes',
		'reference',
		'applyPhone',
		'applyEmail',
	),
	legal: words('contents', 'examples'),
	team: words('specialties'),
	form: words('title', 'openNewTab', 'otherWays', 'call', 'message', 'loading', 'workRequest', 'questions'),
});
export type Labels = z.infer<typeof labelsSchema>;
