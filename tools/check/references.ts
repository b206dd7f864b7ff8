import iconFiles from 'lucide-react/dynamicIconImports';
import { type Collection, collections, targets } from '../../src/collections.ts';
import { copyPaths, pageOf } from '../../src/content/paths.ts';
import type { Target } from '../../src/content/schema/field.ts';
import { idOf } from '../../src/content/schema/shape.ts';
import { findTypo, isSlip } from '../../src/lib/nearest.ts';
import { hasPage, hiddenPageOf, listAddresses } from './addresses.ts';
import { type Content, entriesOf, type Place, placesOf, recordsOf, textAt } from './content.ts';
import { describeDeletion } from './deletions.ts';
import { isEntry, nameOfRecord, parentOf, shapeAt } from './describe.ts';
import { fieldLines } from './example.ts';
import { namesIn } from './files.ts';
import { withHttps } from './links.ts';
import { type Problem, quoteFound, reportField } from './problem.ts';

/** What fields can refer to, and where the owner finds it. */
interface Known {
	noun: string;
	ids: ReadonlySet<string>;
	place: string;
}

/** What exists of one kind; undefined if its file can't be read. */
function findKnown(content: Content, target: Target): Known | undefined {
	if (target === 'page')
		return { noun: 'page', ids: new Set(listAddresses(content)), place: copyPaths.sitemap };
	if (target === 'icon')
		return { noun: target, ids: new Set(Object.keys(iconFiles)), place: 'lucide.dev/icons' };
	const { collection: name, list } = targets[target];
	const collection: Collection = collections[name];
	const noun = (!list && collection.one) || target;
	const place = `content/${collection.path}`;
	if (collection.kind === 'folder') return { noun, ids: new Set(namesIn(content, collection)), place };
	const source = content.sources.find((one) => one.collection === collection);
	if (Array.isArray(source?.data) !== (collection.kind === 'list') || source?.data === undefined)
		return undefined;
	const records = recordsOf(content, name);
	const entries = list ? records.flatMap((record) => entriesOf(record, list)) : records;
	const ids = entries.map(({ value }) => idOf(value));
	const listed = list && collection.kind === 'single' ? `, ${list}` : '';
	return { noun, ids: new Set(ids.filter((id) => id !== undefined)), place: `${place}.yaml${listed}` };
}

/** The most icons that are suggested. */
const mostIcons = 12;

/** Icons with a part of a name: "app-window" for "windows". */
function suggestIcons(name: string, ids: ReadonlySet<string>): string {
	const parts = name
		.toLowerCase()
		.split(/[^a-z0-9]+/)
		.map((part) => part.replace(/s$/, ''));
	const found = [...ids].filter((id) => parts.some((part) => part && id.includes(part)));
	return found.length > 0 ? `Some with that word: ${found.slice(0, mostIcons).join(', ')}` : '';
}

/** Reports a reference to something that doesn't exist. */
function reportMissing(place: Place, value: string, known: Known): Problem {
	const listed = isEntry(place) ? entriesOf(parentOf(place)).map((entry) => entry.value) : [];
	const typo = findTypo(
		pageOf(value),
		[...known.ids].filter((id) => !listed.includes(id)),
	);
	const { size } = known.ids;
	const elsewhere = known.noun === 'page' ? withHttps(value) : undefined;
	if (elsewhere && new RegExp(shapeAt(place)?.pattern ?? '^$').test(elsewhere))
		return reportField(place, {
			found: `${quoteFound(value)}, but there’s no such page`,
			write: fieldLines(place, elsewhere),
		});
	return reportField(place, {
		found: `${quoteFound(value)}, but there’s no such ${known.noun}`,
		write: [
			typo && fieldLines(place, typo),
			known.noun === 'icon'
				? suggestIcons(value, known.ids)
				: // A photo that is missing is rather one that isn't there yet.
					known.noun !== 'photo' &&
					!isSlip(pageOf(value), typo) &&
					describeDeletion(size === 0 && isEntry(place) ? parentOf(place) : place, value),
			size === 0 && `${known.place} has none yet.`,
			size > 20 && `${known.place} lists all you can choose from.`,
			size > 0 && size <= 20 && `Choose from ${known.place}: ${[...known.ids].join(', ')}`,
		]
			.filter(Boolean)
			.join('\n'),
	});
}

/** Checks that every reference points to a record or page that exists, and that no list names one twice. */
export function checkReferences(content: Content): Problem[] {
	const all = new Map<Target, Known | undefined>();
	return placesOf(content).flatMap((place) => {
		const shape = shapeAt(place);
		const { value } = place;
		if (typeof value === 'string' && shape?.refers) {
			if (!all.has(shape.refers)) all.set(shape.refers, findKnown(content, shape.refers));
			const known = all.get(shape.refers);
			const isElsewhere = value.startsWith('https:') && new RegExp(shape.pattern ?? '^$').test(value);
			const isPage = shape.refers === 'page';
			const exists =
				!known ||
				isElsewhere ||
				known.ids.has(isPage ? pageOf(value) : value) ||
				(isPage && hiddenPageOf(content, value));
			return exists ? [] : reportMissing(place, value, known);
		}
		if (!Array.isArray(value) || !shape?.items?.refers) return [];
		return entriesOf(place)
			.filter((entry, index) => value.indexOf(entry.value) < index)
			.map((entry) =>
				reportField(entry, {
					found: `${entry.value}, which is already in the list`,
					why: 'Visitors would see it twice.',
					write: 'Choose another one, or delete this line.',
				}),
			);
	});
}

/** Reports reviews that no page shows, and those that the home page can't show, because they have no text. */
export function checkReviews(content: Content): Problem[] {
	const reviews = recordsOf(content, 'reviews');
	const featured = recordsOf(content, 'home').flatMap((home) => entriesOf(home, 'reviews', 'featured'));
	const ratings = new Set(
		reviews.filter((review) => !textAt(review, 'text')?.trim()).map(({ value }) => idOf(value)),
	);
	return [
		...featured
			.filter(({ value }) => ratings.has(String(value)))
			.map((entry) =>
				reportField(entry, {
					severity: 'warning',
					found: `${entry.value}, which is a rating without a text`,
					why: 'Visitors don’t see it on the home page.',
					write: 'Choose a review that has a text, or delete this line.',
				}),
			),
		...reportUnseen(content, reviews, featured),
	];
}

/** Reports that no page shows some reviews: without the reviews page, only home shows those it features. */
function reportUnseen(content: Content, reviews: Place[], featured: Place[]): Problem[] {
	const shown = new Set(featured.map(({ value }) => value));
	const unseen = reviews.filter(({ value }) => !shown.has(idOf(value)));
	const [first, ...others] = unseen;
	if (!first || hasPage(content, 'testimonials') || hiddenPageOf(content, copyPaths.testimonials)) return [];
	const more = others.length > 0 ? ` and ${others.length} more` : '';
	return [
		reportField(first, {
			severity: 'warning',
			field: 'the reviews',
			found: `“${nameOfRecord(first)}”${more}, which no page shows`,
			why: 'There is no reviews page, so visitors see only the reviews that the home page features.',
			write:
				'List their ids under “featured” in content/pages/home.yaml, bring back content/pages/testimonials.yaml, or delete them.',
		}),
	];
}
