import { z } from 'astro/zod';
import type labelsFile from '../../../content/labels.json';
import { sample, text, textLike } from './field.ts';

/**
 * The keys of all interface words, in groups. If a group has both words and groups, its words are under ''. A name
 * in braces is a placeholder that code fills with formatLabel; with a question mark, the label may leave it out. The
 * tokens of company.yaml may be used in any label.
 *
 * To add a label, write its key here and its words in content/labels.json.
 */
const keys = {
	shell: `
		skip openMenu closeMenu menu mainNavigation call{number?} callShort getQuote quoteShort bookOnline chat chatShort newTab home
		breadcrumb sample floating notice waterHelp nothing inOriginal`,
	footer:
		'quick services contact hours legal rating{rating?} reviews{reviews?} rights social emergency legalInOriginal',
	action: `
		learnMore allReviews allArticles allAreas readArticle writeReview workedBefore goBack openOriginal returnHome reload`,
	photo: 'illustration comingSoon',
	rating: 'stars{stars} only{stars}',
	quotes: 'selection',
	gallery: `
		region previous next goTo{number}{title?} slider value{value} before after
		position{current}{total?}{title?} counter{current}{total} hint`,
	carousel: 'region previous next goTo{number} position{current}{total?} counter{current}{total}',
	paging: 'navigation previous next goTo{number} position{current}{total?}',
	testimonials: `
		average basedOn{total?} filter all count{shown}{total} readMore showLess moreOnGoogle`,
	service: `
		challenge solution features process areas questions allQuestions{subject?} benefits preparation safety
		facts sources`,
	prices: `
		title{title?} titleAll sample item price range{from}{to} per{unit} onSite minimum free included extra
		confirm more`,
	blog: 'back share copied copyThis by published updated related titleSuffix',
	faq: 'topics service{title?}',
	contact: 'email hours map',
	hours: 'range{from}{to} open{value}{times} allDay closed{value} note{value}{note} appointment',
	counts: { towns: 'one{number?} other{number}', reviews: 'one{number?} other{number}' },
	areas: 'mapTitle mapText nearestPhone{number}',
	placeFinder: 'label hint ask loading unloaded',
	coverage: `
		here{town?} near{place?}{town?} elsewhere{place?} outside{place?} unknown{place?} meant{town} empty notZip
		open{time?}{closes?} openNow{time?} opensToday{time?}{opens?} opensAgain{time?}{opens?}
		opensLater{time?}{opens?}{weekday?} closedToday{time?}{opens?}{weekday?}{note?} water call{number?}`,
	careers: {
		'': `
			open duties requirements location type pay posted closes reference applyPhone{number?} applyEmail`,
		types: 'FULL_TIME PART_TIME',
		units: 'HOUR{price} YEAR{price}',
	},
	legal: 'contents examples changed',
	team: 'specialties',
	form: 'title openNewTab otherWays call{number?} message loading workRequest',
	quoteForm: {
		'': 'metaTitle metaDescription progress{current}{total?} optional language',
		withoutScript: 'title text call sms email whatsapp',
		steps: 'what emergency where you review',
		actions: 'continue review back clear undo',
		status: 'cleared kept',
		flood: 'question call',
		fields: {
			services: 'label',
			items: 'label hint',
			photos: 'label',
			place: 'label',
			day: 'label hint',
			part: 'label',
			notes: 'label hint',
			name: 'label',
			phone: 'label hint',
			email: 'label hint',
			consent: 'label hint',
		},
		/** What can be chosen, by the name of the question. */
		choices: { part: 'any morning afternoon evening' },
		counter: 'one{number?} other{number}',
		prices: `
			title hint per{price}{unit?} total{price} range{from}{to} minimum onSite{names} uncounted{names}
			confirm sample wrong{limit?}`,
		place: {
			'': 'inArea{town?} unknown{place?} suggestion{town}',
			otherState: 'one{place?} other{place?}',
		},
		errors: {
			'': `
				summary servicesMissing itemsLong{limit?} placeMissing placeNotZip{value?} placeLong{limit?}
				dayIncomplete dayPast dayOver dayClosed{weekday?} dayHoliday{date?} nameMissing tooLong{limit?} contactMissing
				phoneInvalid emailInvalid consentWithoutPhone`,
			notesLong: 'one{number?}{limit?} other{number?}{limit?}',
		},
		request: `
			title services items counts price without{names} place day anyDay part name phone email notes pictures
			photos consent agreed source`,
		review: {
			'': `
				change text intro photos otherWays whatsapp sms email copy copied notCopied long sent preparation done`,
			main: 'sms email',
		},
		sending: {
			'': `
				intro send busy again failed offline silent refused{message} error{status} changed otherWays number
				havePhotos photosLater photosTo sent open opensToday{opens} opensLater{weekday}{opens} urgent print copied
				more contact sentText`,
			photos: `
				add take hint{count}{size} adding added{count}{most?} remove{name} notPicture{name} tooMany{name}{count}
				tooLarge{name}{size} lost{names}`,
		},
	},
	houseCard: 'title family room fiber stain cameOut stayed',
	/** What {analytics} says in the legal texts. */
	analytics: 'none visits{service} presses',
} as const;

/** Interface words. Every content has the same labels, as the schema demands. */
export type Labels = typeof labelsFile;

interface Groups {
	readonly [name: string]: string | Groups;
}

/** One label, from its key and its placeholders: "position{current}{total?}". */
function buildLabel(written: string): [key: string, schema: z.ZodType] {
	const [key = '', ...parts] = written.split(/[{}]+/).filter(Boolean);
	const example = ['Your words', ...parts.map((part) => `{${part.replace('?', '')}}`)].join(' ');
	return [key, text(`the words for “${key}”`, example).meta({ placeholders: parts })];
}

const buildGroup = (group: Groups | string): z.ZodObject<Record<string, z.ZodType>, z.core.$strict> => {
	if (typeof group === 'string')
		return z.strictObject(Object.fromEntries(group.trim().split(/\s+/).map(buildLabel)));
	const { '': own = '', ...groups } = group;
	const inner = Object.entries(groups).map(([name, words]) => [name, buildGroup(words)]);
	return z.strictObject({ ...(own && buildGroup(own).shape), ...Object.fromEntries(inner) });
};

/** content/labels.json. Made from the list of keys, so that code can rely on every label. */
export const labelsSchema = buildGroup(keys).extend({
	/** The language that the content is written in, and the country, which decides how dates and numbers look in all languages. */
	locale: textLike(/^[a-z]{2,3}-[A-Z]{2}$/, {
		title: 'the language and country',
		why: 'It decides how screen readers pronounce the site and how dates and numbers look.',
		example: 'en-US',
	}),
	sample: sample(),
});
