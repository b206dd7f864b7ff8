import type { CollectionName } from '../../src/collections.ts';
import { findSamples } from '../../src/content/samples.ts';
import { stateNames } from '../../src/content/schema/states.ts';
import { type Content, childAt, type Place, recordsOf, rootOf, textAt, textsOf } from './content.ts';
import { isByCustomer, nameOfRecord } from './describe.ts';
import { checkFormProvider, type Open } from './form-provider.ts';
import { measure } from './photos.ts';
import { type Finding, type Problem, reportField, reportPieces } from './problem.ts';
import { checkRequestLaunch } from './request.ts';
import { listStates } from './towns.ts';
import { findTypedFacts } from './typed-facts.ts';

const invented = {
	severity: 'launch',
	field: 'an invented review',
	why: 'Publishing a review no customer wrote is illegal (16 CFR part 465). The penalty can exceed $50,000 for each one.',
	write:
		'Replace it with a real review in the customer’s own words and delete “sample: true,” or delete the entry.',
} as const;

const sample = {
	severity: 'launch',
	field: 'a sample',
	why: 'It’s made up, and visitors would think it’s about you.',
	write: 'Replace it with your own facts, then delete its line “sample: true.”',
} as const;

const madeUp: Finding[] = [
	{
		severity: 'launch',
		pattern: /(?:\(\d{3}\) |\b\d{3}[-.])?\b555-01\d\d\b/g,
		field: 'a made-up phone number (555-0100 to 555-0199)',
		why: 'These numbers are reserved for fiction, so nobody can reach you on them.',
		write: 'Enter your own number.',
	},
	{
		severity: 'launch',
		pattern: /\S*(?:\.example\b|\bexample\.(?:com|net|org)\b)[\w./-]*/g,
		field: 'a made-up web or email address (.example, example.com)',
		why: 'These addresses are reserved for examples, so links and emails to them go nowhere.',
		write: 'Enter your own address, or delete the line if it’s optional.',
	},
	{
		severity: 'launch',
		pattern: /\d+ Sample \w+/g,
		field: 'a made-up street',
		why: 'Nobody can visit you or write to you there.',
		write: 'Enter your own address.',
	},
];

/** A field that is valid but should be improved. */
interface Wish extends Pick<Problem, 'field' | 'why' | 'write'> {
	collection: CollectionName;
	keys: string[];
	/** What was found; undefined if the field is fine. */
	find: (value: string, record: Place, today: string) => string | undefined;
}

/** A photo's description needs at least this many words. */
const fewestWords = 4;

const wishes: Wish[] = [
	{
		collection: 'company',
		keys: ['request', 'endpoint'],
		find: (value, company) =>
			value || textAt(company, 'links', 'formProvider') ? undefined : 'no “endpoint” and no “formProvider”',
		field: 'where requests are sent',
		why: 'Without a form service, visitors send their request from an app of theirs, such as email, or they call you.',
		write:
			'If you use one, add “request” with its “endpoint,” so that the site’s own form sends requests there. To show the page of a provider instead, add “formProvider” under “links.”',
	},
	{
		collection: 'company',
		keys: ['links', 'booking'],
		find: (value) => (value ? undefined : 'no “booking”'),
		field: 'the booking link',
		why: 'Without one, visitors can’t book online. They call or ask for a quote.',
		write: 'If you use one, add “booking” under “links” with the https address of your booking page.',
	},
	{
		collection: 'legal',
		keys: ['date'],
		find: (day, _, today) =>
			day > today || day < `${Number(today.slice(0, 4)) - 1}${today.slice(4)}` ? day : undefined,
		field: 'the date of a legal page',
		why: 'A date that’s over a year old or in the future makes readers doubt the page.',
		write: 'Ask a lawyer to review the page, then enter the date it takes effect.',
	},
	{
		collection: 'team',
		keys: ['photo'],
		find: (photo, member) => (photo ? undefined : nameOfRecord(member)),
		field: 'a person without a photo',
		why: 'The page shows “Photo Coming Soon” instead.',
		write: 'Add a portrait to content/photos.yaml, then write its id in the line “photo.”',
	},
	{
		collection: 'photos',
		keys: ['alt'],
		find: (alt) => (alt.trim().split(/\s+/).length < fewestWords ? alt : undefined),
		field: 'a photo with a very short description',
		why: 'People who can’t see the picture hear this instead.',
		write: 'Describe in a sentence what the picture shows.',
	},
];

/** Texts about a state where the company isn't, such as the sample's. */
function checkStates(content: Content): Problem[] {
	const ours = listStates(content).map((state) => stateNames[state]);
	if (ours.length === 0) return [];
	const others = Object.values(stateNames).filter((name) => !ours.includes(name));
	const own = new RegExp(`\\b(?:${ours.join('|')})\\b`, 'g');
	const other = new RegExp(`(?<!University of )\\b(?:${others.join('|')})\\b`);
	return textsOf(content).flatMap((text) => {
		// Without ours, because West Virginia isn't Virginia.
		const [needle] = other.exec(text.value.replace(own, '')) ?? [];
		// A whole text is a name: Delaware is a town in Ohio, and Virginia a person.
		const isName = needle === text.value.trim() || text.path.some((key) => /^sources?$/.test(String(key)));
		if (!needle || isName || isByCustomer(text)) return [];
		return reportField(text, {
			severity: 'warning',
			field: 'a state where you aren’t',
			found: needle,
			needle,
			why: `Your addresses and regions are in ${new Intl.ListFormat('en').format(ours)}. Laws and places differ.`,
			write: 'If the text should be about your state, change it. If it’s right, leave it.',
		});
	});
}

/** Pixels that a photo's longer side needs to look sharp at large sizes. */
const sharpSide = 1600;

/** Photos that are too small to look sharp. */
async function checkSizes(content: Content): Promise<Problem[]> {
	const problems = recordsOf(content, 'photos').map(async (photo) => {
		const { width, height } = (await measure(content, photo)) ?? { width: sharpSide, height: sharpSide };
		if (Math.max(width, height) >= sharpSide) return [];
		return reportField(childAt(photo, 'file'), {
			severity: 'warning',
			field: `a photo under ${sharpSide} pixels`,
			found: `${nameOfRecord(photo)}, ${width} × ${height} pixels`,
			why: 'It looks blurry on large screens.',
			write: 'Use the original from the camera, not the copy from a message.',
		});
	});
	return (await Promise.all(problems)).flat();
}

/**
 * What to fix before launch in content without errors, and what is worth a look.
 * @param open opens the form provider's page
 */
export async function checkLaunch(content: Content, open: Open = fetch): Promise<Problem[]> {
	const samples = content.sources.flatMap((source) =>
		findSamples(source.data).map((path) => childAt(rootOf(source), ...path)),
	);
	return [
		...[invented, sample].flatMap((kind) =>
			samples
				.filter((record) => isByCustomer(record) === (kind === invented))
				.map((record) => reportField(childAt(record, 'sample'), { ...kind, found: nameOfRecord(record) })),
		),
		...madeUp.flatMap((finding) => textsOf(content).flatMap((text) => reportPieces(text, finding))),
		...checkRequestLaunch(content),
		...wishes.flatMap(({ collection, keys, find, ...words }) =>
			recordsOf(content, collection).flatMap((record) => {
				const place = childAt(record, ...keys);
				const found = find(String(place.value ?? ''), record, content.today);
				return found === undefined ? [] : reportField(place, { ...words, severity: 'warning', found });
			}),
		),
		...(await checkFormProvider(content, open)),
		...findTypedFacts(content),
		...checkStates(content),
		...(await checkSizes(content)),
	];
}
