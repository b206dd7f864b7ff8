import { findSamples } from '../../src/content/samples.ts';
import { type Content, type Field, fieldAt, lineOf, recordsOf, textsOf, wholeOf } from './content.ts';
import { measure } from './photos.ts';
import { isByCustomer, nameOfRecord } from './schema-walk.ts';

/** One thing that separates the content from a launch. */
export interface Item {
	file: string;
	line: number;
	/** "living-room", "the company", "(813) 555-0100". */
	what: string;
}

/** Things of one kind, with what they have in common. */
export interface LaunchGroup {
	title: string;
	/** True where the site must not go public with it. */
	blocks: boolean;
	/** Why it matters, and what happens when nothing is done. */
	why: string;
	/** What to do with each. */
	remedy: string;
	items: Item[];
}

/** Pixels along the longer side that a photo needs to look sharp where it is shown large. */
const sharpSide = 1600;
/** Fewer words than this do not describe a photo. */
const fewestWords = 4;

const itemOf = (field: Field, what: string, needle?: string): Item => ({
	file: field.source.file,
	line: lineOf(field, needle),
	what,
});

/** Everything that is still marked `sample: true`, at any depth. */
const listSamples = (content: Content, isWanted: (record: Field) => boolean): Item[] =>
	content.sources
		.flatMap((source) => findSamples(source.data).map((place) => fieldAt(wholeOf(source), ...place)))
		.filter(isWanted)
		.map((record) => itemOf(fieldAt(record, 'sample'), nameOfRecord(record)));

/** Every text that holds something, also in the bodies of articles. */
const findTexts = (content: Content, pattern: RegExp): Item[] =>
	textsOf(content).flatMap((text) => {
		const [found] = pattern.exec(text.value) ?? [];
		return found === undefined ? [] : itemOf(text, found, found);
	});

const isMissing = (text: string) => text === '';

interface FieldQuestion {
	collection: string;
	/** The keys from the record to the field: "links.booking". */
	place: string;
	isFlagged?: (text: string) => boolean;
	/** What the list says of a field; by default, its text. */
	describeField?: (text: string, record: Field) => string;
}

/** Fields of a collection's records that are missing, or flagged for another reason. */
const listFields = (
	content: Content,
	{ collection, place, isFlagged = isMissing, describeField = (text) => text }: FieldQuestion,
): Item[] =>
	recordsOf(content, collection)
		.map((record) => ({ record, field: fieldAt(record, ...place.split('.')) }))
		.filter(({ field }) => isFlagged(String(field.value ?? '')))
		.map(({ record, field }) => itemOf(field, describeField(String(field.value ?? ''), record)));

/** Photos that are smaller than large places need. */
async function listSmallPhotos(content: Content): Promise<Item[]> {
	const items = recordsOf(content, 'photos').map(async (photo) => {
		const size = await measure(content, photo);
		if (!size || Math.max(size.width, size.height) >= sharpSide) return [];
		return itemOf(fieldAt(photo, 'file'), `${nameOfRecord(photo)}, ${size.width} × ${size.height} pixels`);
	});
	return (await Promise.all(items)).flat();
}

/** Lists what still separates content without problems from a launch; what blocks is first, and no group is empty. */
export async function listOpen(content: Content): Promise<LaunchGroup[]> {
	const { today } = content;
	const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
	const isPast = (day: string) => day !== '' && day < today;
	const ended = (day: string) => `ended ${day}`;
	const blocking: Omit<LaunchGroup, 'blocks'>[] = [
		{
			title: 'Invented reviews',
			why: 'Publishing a review no customer wrote is illegal (16 CFR part 465). The penalty can exceed $50,000 for each one.',
			remedy:
				'Replace it with a real review in the customer’s own words and delete “sample: true,” or delete the entry.',
			items: listSamples(content, isByCustomer),
		},
		{
			title: 'Other samples',
			why: 'They’re made up, and visitors would think they’re about you.',
			remedy: 'Replace each one with your own facts, then delete its line “sample: true.”',
			items: listSamples(content, (record) => !isByCustomer(record)),
		},
		{
			title: 'Made-up phone numbers (555-0100 to 555-0199)',
			why: 'These numbers are reserved for fiction, so nobody can reach you on them.',
			remedy: 'Enter your own number.',
			items: findTexts(content, /(?:\(\d{3}\) |\b\d{3}[-.])?\b555-01\d\d\b/),
		},
		{
			title: 'Made-up web and email addresses (.example, example.com)',
			why: 'These addresses are reserved for examples, so links and emails to them go nowhere.',
			remedy: 'Enter your own address, or delete the line if it’s optional.',
			items: findTexts(content, /\S*(?:\.example\b|\bexample\.(?:com|net|org)\b)[\w./-]*/),
		},
	];
	const noted: Omit<LaunchGroup, 'blocks'>[] = [
		{
			title: 'No form provider',
			why: 'Without one, visitors send their request by WhatsApp, text or email, or they call you.',
			remedy: 'If you use one, add “formProvider” under “links” with the https address of your form.',
			items: listFields(content, {
				collection: 'company',
				place: 'links.formProvider',
				describeField: () => 'no “formProvider”',
			}),
		},
		{
			title: 'No booking link',
			why: 'Without one, visitors can’t book online. They call or ask for a quote.',
			remedy: 'If you use one, add “booking” under “links” with the https address of your booking page.',
			items: listFields(content, {
				collection: 'company',
				place: 'links.booking',
				describeField: () => 'no “booking”',
			}),
		},
		{
			title: 'Offers and jobs that have ended',
			why: 'Visitors no longer see them.',
			remedy: 'Enter a later date, or delete the file.',
			items: [
				...listFields(content, {
					collection: 'offer',
					place: 'ends',
					isFlagged: isPast,
					describeField: ended,
				}),
				...listFields(content, {
					collection: 'careers',
					place: 'validThrough',
					isFlagged: isPast,
					describeField: ended,
				}),
			],
		},
		{
			title: 'Dates on legal pages',
			why: 'A date that’s over a year old or in the future makes readers doubt the page.',
			remedy: 'Ask a lawyer to review the page, then enter the date it takes effect.',
			items: listFields(content, {
				collection: 'legal',
				place: 'date',
				isFlagged: (day) => day !== '' && (day < yearAgo || day > today),
			}),
		},
		{
			title: 'People without a photo',
			why: 'The page shows “Photo Coming Soon” instead.',
			remedy: 'Add a portrait to content/photos.yaml, then write its id in the line “photo.”',
			items: listFields(content, {
				collection: 'team',
				place: 'photo',
				describeField: (_, member) => nameOfRecord(member),
			}),
		},
		{
			title: `Photos under ${sharpSide} pixels`,
			why: 'They look blurry on large screens.',
			remedy: 'Use the original from the camera, not the copy from a message.',
			items: await listSmallPhotos(content),
		},
		{
			title: 'Photos with a very short description',
			why: 'People who can’t see the picture hear this instead.',
			remedy: 'Describe in a sentence what the picture shows.',
			items: listFields(content, {
				collection: 'photos',
				place: 'alt',
				isFlagged: (alt) => alt.trim().split(/\s+/).length < fewestWords,
			}),
		},
	];
	return [
		...blocking.map((group) => ({ ...group, blocks: true })),
		...noted.map((group) => ({ ...group, blocks: false })),
	].filter(({ items }) => items.length > 0);
}
