import type { Content } from './content.ts';
import {
	findTexts,
	type Item,
	isReview,
	listFaceless,
	listLegalDates,
	listMissingLink,
	listOver,
	listSamples,
	listSmallPhotos,
	listUndescribed,
	sharpSide,
} from './launch-items.ts';
import type { Problem } from './problem.ts';

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

export interface LaunchReport {
	isReady: boolean;
	blockers: number;
	notices: number;
	/** Those that block come first; none is empty. */
	groups: LaunchGroup[];
}

/**
 * Lists what still separates this content from a launch.
 * @param problems what the content check found; pages without a description of their own are among them
 */
export async function listOpen(content: Content, problems: readonly Problem[]): Promise<LaunchReport> {
	const all: LaunchGroup[] = [
		{
			title: 'Problems in the content',
			blocks: true,
			why: 'The site can’t be built with them.',
			remedy: 'Run npm run check:content; it says what to write.',
			items: problems.map(({ file, line, field, found }) => ({
				file,
				...(line !== undefined && { line }),
				what: `${field}: ${found.split('\n')[0]}`,
			})),
		},
		{
			title: 'Invented reviews',
			blocks: true,
			why: 'Publishing a review that no customer wrote is against the law (16 CFR part 465).',
			remedy:
				'Write a real review in the customer’s own words and take “sample: true” away, or delete the entry.',
			items: listSamples(content, isReview),
		},
		{
			title: 'Other samples',
			blocks: true,
			why: 'They are made up, and visitors would take them for yours.',
			remedy: 'Replace each with facts of your own, then take its line “sample: true” away.',
			items: listSamples(content, (record) => !isReview(record)),
		},
		{
			title: 'Phone numbers for fiction (555-0100 to 555-0199)',
			blocks: true,
			why: 'Nobody can own them (NANPA), so every call is lost.',
			remedy: 'Write your own number.',
			items: findTexts(content, /(?:\(\d{3}\) |\b\d{3}[-.])?\b555-01\d\d\b/),
		},
		{
			title: 'Addresses for examples (.example, example.com)',
			blocks: true,
			why: 'Nobody can own them (RFC 2606), so the link or the e-mail leads nowhere.',
			remedy: 'Write your own address, or take the line away where it may be left out.',
			items: findTexts(content, /\S*(?:\.example\b|\bexample\.(?:com|net|org)\b)[\w./-]*/),
		},
		{
			title: 'No form provider',
			blocks: false,
			why: 'Without one, visitors send what they wrote themselves, by WhatsApp, text message or e-mail, or call you.',
			remedy: 'Add links: formProvider: with the https address of your provider’s form, if you have one.',
			items: listMissingLink(content, 'formProvider'),
		},
		{
			title: 'No booking link',
			blocks: false,
			why: 'Without one, no page offers online booking; visitors call or ask for a quote.',
			remedy: 'Add links: booking: with the https address of your calendar, if you have one.',
			items: listMissingLink(content, 'booking'),
		},
		{
			title: 'Offers that have ended',
			blocks: false,
			why: 'Visitors no longer see them.',
			remedy: 'Write a later day, or delete the file.',
			items: listOver(content, 'offer', 'ends'),
		},
		{
			title: 'Jobs that have closed',
			blocks: false,
			why: 'Visitors no longer see them.',
			remedy: 'Write a later day, or delete the file.',
			items: listOver(content, 'careers', 'validThrough'),
		},
		{
			title: 'Dates of legal pages',
			blocks: false,
			why: 'A date that is over a year old, or still to come, makes a reader doubt the text.',
			remedy: 'Have the text read by a lawyer, then write the day from which it holds.',
			items: listLegalDates(content),
		},
		{
			title: 'People without a photo',
			blocks: false,
			why: 'The page shows “Photo Coming Soon” in its place.',
			remedy: 'Add a portrait to content/photos.yaml and name it in the line photo.',
			items: listFaceless(content),
		},
		{
			title: `Photos below ${sharpSide} pixels`,
			blocks: false,
			why: 'They look soft on large screens.',
			remedy: 'Take the file as it came out of the camera, not the copy from a message.',
			items: await listSmallPhotos(content),
		},
		{
			title: 'Photos with hardly a description',
			blocks: false,
			why: 'People who can’t see the picture hear these words instead.',
			remedy: 'Say in a sentence what is seen.',
			items: listUndescribed(content),
		},
	];
	const groups = all.filter(({ items }) => items.length > 0);
	const count = (blocks: boolean) =>
		groups.filter((group) => group.blocks === blocks).reduce((sum, { items }) => sum + items.length, 0);
	const blockers = count(true);
	return { isReady: blockers === 0, blockers, notices: count(false), groups };
}
