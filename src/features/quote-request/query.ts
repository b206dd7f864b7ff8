import { company, labels, requestService } from '../../content/facts.ts';
import { isOpenIn } from '../../content/hours.ts';
import { states } from '../../content/in-words.ts';
import {
	addressIn,
	getLanguage,
	inContentLanguage,
	isTranslation,
	localize,
} from '../../content/language.ts';
import { recordPaths } from '../../content/paths.ts';
import { emergencyCall, phone } from '../../content/phones.ts';
import { readAll, readSingle } from '../../content/read.ts';
import { getEmergencyNote, noteOriginal } from '../../content/say.ts';
import { formatCount } from '../../lib/count.ts';
import { getPrices } from '../prices/query.ts';
import { type CoverageData, getCoverage } from '../service-area/areas.ts';

/**
 * Everything that the form needs in the browser, in the language of the page.
 * @param serviceId the service on whose page it is
 */
async function getContext(serviceId?: string) {
	const [coverage, prices, services, { consent }] = await Promise.all([
		getCoverage(),
		getPrices(),
		readAll('services'),
		readSingle('navigation'),
	]);
	const preselected = serviceId ?? (services.length === 1 ? services[0]?.id : undefined);
	// The page around the form shows these.
	const {
		metaTitle: _,
		metaDescription: __,
		withoutScript: ___,
		place,
		sending,
		...words
	} = labels.quoteForm;
	const { action, locale } = labels;
	const { writeReview } = company.links;
	const { any, ...others } = words.choices.part;
	const open = Object.entries(others).filter(([part]) =>
		isOpenIn(part as keyof typeof others, company.hours),
	);
	const part: Record<string, string> = { any, ...Object.fromEntries(open) };
	const { emergency, ...steps } = words.steps;
	const isEmergency = services.some(({ id, emergency }) => id === preselected && emergency);
	// Not where the strip above the form says it.
	const hasStrip = services.some(({ id, emergency }) => id === serviceId && emergency);
	const emergencyNote = hasStrip ? undefined : getEmergencyNote();
	const otherState = formatCount(states.length, place.otherState, locale);
	return {
		/** Also the language of dates and numbers, the words for a new tab, and those for the emergency call. */
		labels: {
			...words,
			steps: { ...steps, ...(isEmergency && { what: emergency }) },
			choices: { ...words.choices, part },
			// The place finder gives the same answers.
			place: { ...place, otherState, near: coverage.words.near, elsewhere: coverage.words.elsewhere },
			...(requestService && {
				// The form, not an app, sends the request.
				fields: { ...words.fields, photos: { label: sending.havePhotos } },
				request: { ...words.request, photos: sending.photosLater },
				review: { ...words.review, intro: sending.intro },
			}),
			locale,
			newTab: labels.shell.newTab,
			water: coverage.words.water,
			...(emergencyNote && { emergencyNote }),
		},
		/** The service that is chosen before anybody enters something: that of the page, or the only one. */
		...(preselected && { preselected }),
		services: services.map(({ id, title, lang: titleLang, card, emergency, preparation }) => {
			const { lines = [], minimum, sample = false } = prices.find(({ service }) => service === id) ?? {};
			const lang = card.shortName ? card.lang : titleLang;
			return {
				id,
				name: card.shortName ?? title,
				...(lang && { lang }),
				/** A visitor who chooses it is asked to call. */
				isEmergency: Boolean(emergency),
				/** Address of how to get ready for the visit. */
				preparation:
					preparation.length > 0 ? `${localize(recordPaths.services(id)).href}#preparation` : undefined,
				/** What has a price. */
				lines: lines.flatMap(({ price, ...line }) => (price ? { ...line, ...price } : [])),
				minimum,
				hasSamplePrices: sample,
			};
		}),
		/** Address of the towns and states, a third of what the page would weigh with them. */
		coverage: addressIn(getLanguage(), '/service-area.json'),
		/** Links to the policies, shown beside the consent to text messages. */
		policies: consent.map(({ label, href: path, lang }) => {
			const { href, isForeign } = localize(path);
			return { label: noteOriginal(label, isForeign), href, ...(lang && { lang }) };
		}),
		hours: coverage.hours,
		/** Where the form sends requests itself, with its words for that. */
		...(requestService && {
			sending: {
				...requestService,
				labels: sending,
				...(writeReview && {
					review: { ask: action.workedBefore, words: action.writeReview, href: writeReview },
				}),
			},
		}),
		/** Where requests go. The phone takes calls and text messages. */
		contacts: {
			phone,
			emergencyPhone: emergencyCall.number,
			whatsapp: company.whatsapp?.number,
			email: company.email,
		},
	};
}

/** Everything that the form needs in the browser; on a translated page also what the owner reads. */
export async function getFormContext(serviceId?: string): Promise<FormContext> {
	const context = await getContext(serviceId);
	if (!isTranslation()) return context;
	return { ...context, language: getLanguage(), original: await inContentLanguage(getOriginal) };
}

/** What the message says in the content's language, whatever that of the page. */
async function getOriginal() {
	const { labels: words, services, sending } = await getContext();
	const { request, choices, prices, locale, language } = words;
	return { labels: { request, choices, prices, locale, language }, services, sending };
}

type Context = Awaited<ReturnType<typeof getContext>>;
export interface FormContext extends Context {
	/** What the form has loaded from the address of the towns. Undefined until then. */
	places?: Pick<CoverageData, 'towns' | 'states'> | undefined;
	/** The language of the page, and what takes the place of the same fields in the content's, if it is a translation. */
	language?: string;
	original?: Awaited<ReturnType<typeof getOriginal>>;
}
export type FormService = FormContext['services'][number];
