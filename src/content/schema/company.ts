import { z } from 'astro/zod';
import { digitsOf } from '../../lib/phone.ts';
import { isTimeZone } from '../today.ts';
import { address } from './address.ts';
import { analytics } from './analytics.ts';
import { readTimeZone } from './as-typed.ts';
import { editorSchema } from './editor.ts';
import {
	email,
	externalUrl,
	fact,
	groups,
	languageCode,
	list,
	nonEmptyGroups,
	phone,
	prose,
	recordId,
	reference,
	sample,
	text,
	textLike,
} from './field.ts';
import { firstDay, hours, inDays, lastDay } from './hours.ts';
import { kind } from './kinds.ts';
import { links } from './links.ts';
import { score, year } from './number.ts';
import { assurances } from './page-part.ts';
import { checkPlaces, fitHours } from './place-hours.ts';
import { request } from './request.ts';
import { state } from './states.ts';

const companyFile = z.strictObject({
	sample: sample(),
	name: fact('the company name', 'Palmetto Heritage'),
	descriptor: text('what the company does', 'Repairs and Maintenance'),
	kind: kind().default('LocalBusiness'),
	/** Who is responsible for the legal pages. */
	legal: z
		.strictObject({
			name: fact('the legal name of the company', 'Your Company, LLC').meta({
				why: 'The legal pages say it. Without it, they say the company’s name.',
			}),
			address: fact('the mailing address for legal letters', '100 Main Street, Tampa, FL 33602')
				.meta({ why: 'The legal pages show it. Without it, they show your first address.' })
				.optional(),
			county: fact('the county where disputes are heard', 'Hillsborough'),
		})
		.partial()
		.default({})
		.meta({ title: 'the legal details', why: 'The legal pages show them.' }),
	siteUrl: externalUrl('the web address of this site')
		.meta({ why: 'Search engines and shared links use it.', example: 'https://www.your-company.com' })
		.refine(
			(url) => !/^https:\/\/[^/]+\/./.test(url),
			'which goes on after its name. This site needs a name of its own, because all of its links start right after it (GitHub Pages: “Custom domain”)',
		),
	founded: year('the founding year', '1964')
		.refine((founded) => founded <= new Date().getFullYear(), 'which is still to come')
		.optional(),
	sisterBrand: z.strictObject({ name: fact('the name of the sister company') }).optional(),
	email: email().optional(),
	/** The first is the main line. */
	phones: nonEmptyGroups('the list of phones', {
		id: recordId('the id of the phone'),
		label: text('the label of the phone', 'Tampa headquarters'),
		number: phone(),
	}).meta({ why: 'The first one is your main line. Every page shows it.' }),
	whatsapp: z
		.strictObject({
			phone: reference(
				'phone',
				'the phone that has WhatsApp',
				'main',
				'WhatsApp opens with the number of this phone, and follows it when you change it.',
			),
			message: text('the prefilled WhatsApp message'),
		})
		.optional()
		.meta({ title: 'WhatsApp', why: 'Without this part, no button or link to it is shown.' }),
	addresses: list('the list of addresses', address, {
		why: 'The contact page shows them. The first one is your headquarters.',
	}),
	/** Many states want the number of a contractor's license in what advertises the company, such as a website. */
	licenses: list(
		'the licenses',
		z.strictObject({
			number: fact('the license number', 'CAC1234567'),
			state: state('the state of the license', 'It’s shown behind the number.').optional(),
		}),
		{ why: 'The end of each page shows them, and the contact page.' },
	),
	/** The language that the content is written in, and the country, which decides how dates and numbers look in all languages. */
	locale: textLike(/^[a-z]{2,3}-[A-Z]{2}$/, {
		title: 'the language and country',
		why: 'It decides in which language the site’s own words are, how screen readers pronounce the site and how dates and numbers look.',
		example: 'en-US',
	}).default('en-US'),
	/** Most states have one, some have two. */
	timeZone: z
		.preprocess(
			readTimeZone,
			textLike(/^[A-Z]\w+(?:\/[\w-]+)+$/, {}).refine(isTimeZone, 'which isn’t the name of a time zone'),
		)
		.meta({
			title: 'the time zone',
			example: 'America/New_York',
			pattern: '.',
			why: 'Your days and hours follow it. Usual ones are America/New_York, America/Chicago, America/Denver, America/Phoenix, America/Los_Angeles, America/Anchorage, Pacific/Honolulu and America/Puerto_Rico.',
		}),
	/** Languages other than the content's that the company speaks with customers. */
	languages: groups('the other languages you speak with customers', {
		code: languageCode(),
		sentence: fact('the sentence in that language', 'Falamos português.'),
		/** On pages in that language, beside the number that they ask to call in an emergency. */
		emergency: fact(
			'what somebody who calls in an emergency should know, in that language',
			'À noite, talvez respondamos em inglês.',
		).optional(),
	}),
	hours: hours
		.extend({
			sameDay: text('the sentence about same-day service').optional(),
			emergency: z
				.strictObject({
					text: prose('the sentence about emergencies', 'Emergencies 24/7, including Sundays and holidays'),
					phone: reference(
						'phone',
						'the phone that answers in an emergency',
						'main',
						'Everything about an emergency calls it. If you leave it out, that’s your first phone.',
					).optional(),
				})
				.optional()
				.meta({
					title: 'the emergency line',
					why: 'Only with it do pages say whom to call while you’re closed: the footer, the contact page, the place finder and the form.',
				}),
		})
		.prefault({})
		.meta({ why: 'To work by appointment only, leave it out.' }),
	/** What the top of every page says on these days, such as during a vacation or after a storm. */
	notices: list(
		'the notices',
		inDays(
			z.strictObject({
				text: prose('the notice', 'We’re closed December 24 to 26. In an emergency, call {emergencyPhone}.'),
				from: firstDay(),
				to: lastDay(),
			}),
		),
		{ why: 'The top of every page shows a notice from its first through its last day.' },
	),
	links: links.prefault({}),
	request: request.optional(),
	analytics: analytics.optional(),
	claims: z
		.strictObject({
			years: text('the years of combined legacy', '60+').optional(),
			reviews: text('the number of reviews', '1,300+')
				.overwrite((number) => number.replace(/(?<=\d\+?)(?: Google)? (?:reviews|reseñas|opiniones)$/i, ''))
				.optional(),
			rating: score('the Google rating', 'Every page shows it as a number and as stars.').optional(),
			ownerYears: text("the owner's years of experience", '20+').optional(),
			sisterYears: text("the sister company's years in business", '25+').optional(),
			arrival: text('the emergency arrival time', '60 to 90 minutes').optional(),
		})
		.default({})
		.meta({
			title: 'the claims',
			why: 'When the rating or the number of reviews changes, update the month on the reviews page too.',
		}),
	assurances: assurances(),
	/** Where the content is kept online. With it, the site has the editing page, /admin. */
	editor: editorSchema.optional(),
});

/** content/company.yaml: facts about the business that the whole site uses. The hours of a shop are written once, at its address. */
export const companySchema = companyFile.check(checkPlaces).overwrite(fitHours);
export type Company = z.infer<typeof companySchema>;

/** The company's main line: the first phone. */
export function getMainPhone([main]: Company['phones']): Company['phones'][number] {
	if (!main) throw new Error('company.yaml has no phone.');
	return main;
}

/** The line that answers in an emergency: the one that company.yaml names, be it only in the sentence, or the main line. */
export const getEmergencyPhone = ({ phones, hours: { emergency } }: Pick<Company, 'phones' | 'hours'>) =>
	phones.find(({ id }) => id === emergency?.phone) ??
	phones.find(({ number }) => emergency?.text.replace(/\D/g, '').includes(digitsOf(number) ?? number)) ??
	getMainPhone(phones);
