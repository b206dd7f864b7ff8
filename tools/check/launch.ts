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
			remedy: 'Run npm run check:content. It says how to fix each one.',
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
				'Replace it with a real review in the customer’s own words and delete “sample: true,” or delete the entry.',
			items: listSamples(content, isReview),
		},
		{
			title: 'Other samples',
			blocks: true,
			why: 'They’re made up, and visitors would think they’re about you.',
			remedy: 'Replace each one with your own facts, then delete its line “sample: true.”',
			items: listSamples(content, (record) => !isReview(record)),
		},
		{
			title: 'Made-up phone numbers (555-0100 to 555-0199)',
			blocks: true,
			why: 'These numbers are reserved for fiction, so nobody can reach you on them.',
			remedy: 'Enter your own number.',
			items: findTexts(content, /(?:\(\d{3}\) |\b\d{3}[-.])?\b555-01\d\d\b/),
		},
		{
			title: 'Made-up web and email addresses (.example, example.com)',
			blocks: true,
			why: 'These addresses are reserved for examples, so links and emails to them go nowhere.',
			remedy: 'Enter your own address, or delete the line if it’s optional.',
			items: findTexts(content, /\S*(?:\.example\b|\bexample\.(?:com|net|org)\b)[\w./-]*/),
		},
		{
			title: 'No form provider',
			blocks: false,
			why: 'Without one, visitors send their request by WhatsApp, text or email, or they call you.',
			remedy: 'If you use one, add “formProvider” under “links” with the https address of your form.',
			items: listMissingLink(content, 'formProvider'),
		},
		{
			title: 'No booking link',
			blocks: false,
			why: 'Without one, visitors can’t book online. They call or ask for a quote.',
			remedy: 'If you use one, add “booking” under “links” with the https address of your booking page.',
			items: listMissingLink(content, 'booking'),
		},
		{
			title: 'Offers that have ended',
			blocks: false,
			why: 'Visitors no longer see them.',
			remedy: 'Enter a later date, or delete the file.',
			items: listOver(content, 'offer', 'ends'),
		},
		{
			title: 'Jobs that have closed',
			blocks: false,
			why: 'Visitors no longer see them.',
			remedy: 'Enter a later date, or delete the file.',
			items: listOver(content, 'careers', 'validThrough'),
		},
		{
			title: 'Dates on legal pages',
			blocks: false,
			why: 'A date that’s over a year old or in the future makes readers doubt the page.',
			remedy: 'Ask a lawyer to review the page, then enter the date it takes effect.',
			items: listLegalDates(content),
		},
		{
			title: 'People without a photo',
			blocks: false,
			why: 'The page shows “Photo Coming Soon” instead.',
			remedy: 'Add a portrait to content/photos.yaml, then write its id in the line “photo.”',
			items: listFaceless(content),
		},
		{
			title: `Photos under ${sharpSide} pixels`,
			blocks: false,
			why: 'They look blurry on large screens.',
			remedy: 'Use the original from the camera, not the copy from a message.',
			items: await listSmallPhotos(content),
		},
		{
			title: 'Photos with a very short description',
			blocks: false,
			why: 'People who can’t see the picture hear this instead.',
			remedy: 'Describe in a sentence what the picture shows.',
			items: listUndescribed(content),
		},
	];
	const groups = all.filter(({ items }) => items.length > 0);
	const count = (blocks: boolean) =>
		groups.filter((group) => group.blocks === blocks).reduce((sum, { items }) => sum + items.length, 0);
	const blockers = count(true);
	return { isReady: blockers === 0, blockers, notices: count(false), groups };
}
