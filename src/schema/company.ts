import { z } from 'astro/zod';
import { date, email, externalUrl, phone, sample, slug, text } from './field.ts';

const weekday = z.enum(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']);
const time = (title: string) =>
	z
		.string()
		.regex(/^([01]\d|2[0-3]):[0-5]\d$/)
		.meta({ title, why: 'Opening hours are shown and given to search engines.', example: '08:00' });

/** content/company.yaml: facts about the business that the whole site draws on. Specification sections 3 and 9. */
export const companySchema = z.strictObject({
	sample: sample(),
	name: text('the company name', 'Palmetto Heritage'),
	descriptor: text('what the company does', 'Carpet & Upholstery Cleaning'),
	/** Who stands behind the legal pages. */
	legal: z.strictObject({
		name: text('the legal name of the company', 'Your Company, LLC'),
		address: text('the mailing address for legal letters', '100 Main Street, Tampa, FL 33602'),
		county: text('the county whose courts decide disputes', 'Hillsborough'),
	}),
	siteUrl: externalUrl('the address of this site'),
	founded: z.int().min(1800).max(2100).meta({ title: 'the founding year', example: '1964' }),
	sisterBrand: z.strictObject({
		name: text('the name of the sister brand'),
		founded: z
			.int()
			.min(1800)
			.max(2100)
			.meta({ title: 'the year the sister brand was founded', example: '1998' }),
		city: text('the city of the sister brand'),
	}),
	email: email(),
	/** Exactly four: main line, Tampa headquarters, West Palm Beach, Miami. */
	phones: z
		.array(
			z.strictObject({
				id: z
					.enum(['main', 'tampa', 'west-palm-beach', 'miami'])
					.meta({ title: 'which phone this is', example: 'main' }),
				label: text('the label of the phone', 'Tampa headquarters'),
				number: phone(),
			}),
		)
		.length(4)
		.meta({
			title: 'the list of phones',
			why: 'The contact page shows four: Main, Tampa, West Palm Beach, Miami.',
		}),
	whatsapp: z.strictObject({
		number: phone('the WhatsApp number'),
		message: text('the prefilled WhatsApp message'),
	}),
	addresses: z
		.array(
			z.strictObject({
				id: slug('the id of the address'),
				name: text('the name of the location', 'Tampa headquarters'),
				street: text('the street'),
				city: text('the city'),
				state: z.literal('FL').meta({ title: 'the state', example: 'FL' }),
				zip: z
					.string()
					.regex(/^\d{5}$/)
					.meta({ title: 'the ZIP code', why: 'Maps need it.', example: '33602' }),
				latitude: z.number().min(24).max(31.5).meta({ title: 'the latitude', example: '27.95' }),
				longitude: z.number().min(-88).max(-79.5).meta({ title: 'the longitude', example: '-82.46' }),
				mapUrl: externalUrl('the map link').optional(),
			}),
		)
		.length(2)
		.meta({
			title: 'the list of addresses',
			why: 'Two locations have a street address: Tampa and St. Petersburg.',
		}),
	/** Languages other than English that visitors can speak with the company. */
	languages: z
		.array(
			z.strictObject({
				code: z
					.string()
					.regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]+)*$/)
					.meta({
						title: 'the code of the language',
						why: 'Screen readers choose their voice by it.',
						example: 'es',
					}),
				sentence: text('the sentence in that language', 'Hablamos español.'),
			}),
		)
		.default([]),
	hours: z.strictObject({
		days: z.array(weekday).min(1).max(7).meta({ title: 'the opening days', example: '[Monday, Tuesday]' }),
		opens: time('the opening time'),
		closes: time('the closing time'),
		/** The words that visitors read. */
		open: text('the opening hours in words', 'Monday to Saturday, 8:00 AM to 8:00 PM'),
		closed: text('the closed days in words', 'Closed Sunday'),
		sameDay: text('the same-day sentence'),
		emergency: text('the emergency sentence'),
	}),
	links: z.strictObject({
		/** Online booking page, opens in a new tab. */
		booking: externalUrl('the booking page'),
		workRequest: externalUrl('the work-request form'),
		/** Address of the form provider's page; without one the site's own form is embedded. */
		formProvider: externalUrl('the form provider').optional(),
		social: externalUrl('the social page'),
		googleReviews: externalUrl('the link to more reviews'),
	}),
	claims: z.strictObject({
		years: text('the years of combined legacy', '60+'),
		reviews: text('the number of reviews', '1,300+'),
		rating: text('the Google rating', '5.0'),
		ownerYears: text("the owner's years of experience", '20+'),
		sisterYears: text("the sister brand's years", '25+'),
		arrival: text('the emergency arrival time', '60 to 90 minutes'),
	}),
	security: z.strictObject({ expires: date('the date until which security.txt is valid') }).optional(),
});
export type Company = z.infer<typeof companySchema>;
