import { type Content, childAt, type Place, placesOf, rootOf, textsOf } from './content.ts';
import { isByCustomer } from './describe.ts';
import { type Finding, type Problem, reportPieces } from './problem.ts';

/** What is confirmed elsewhere: facts in their own files, and advice by its sources. Interface words have none. */
const exempt = /^(?:company|prices|team|labels|photos|redirects|stain-.*|pages\/stain-guide)$/;

/** Sources, and links: facts of others, which anybody can look up there. */
const isSource = ({ path }: Place) => path.some((key) => key === 'source' || key === 'sources');
const link = /\[[^\]]*\]\([^)]*\)/g;

/** Whether a field has facts or names that texts may repeat. The founding year has a token. */
function isFact(place: Place): boolean {
	const { source, path } = place;
	if (/^(?:company|prices|team)$/.test(source.collection.path)) return path[0] !== 'founded';
	return isSource(place) || /^(?:name|title|label)$/.test(String(path.at(-1)));
}

/** What is still marked as a sample is listed anyway. */
const isSample = ({ source, path }: Place) =>
	path.some((_, depth) => childAt(rootOf(source), ...path.slice(0, depth), 'sample').value === true);

const kinds: Pick<Finding, 'field' | 'pattern' | 'why' | 'write'>[] = [
	{
		field: 'a year in the text',
		pattern: /(?<![\d-])(?:18|19|20)\d\d(?![\d-])/g,
		why: 'company.yaml doesn’t have this year, so nothing shows whether it’s true of your company.',
		write: 'Make sure that it’s right. For the year you were founded, write {founded}.',
	},
	{
		field: 'a price in the text',
		pattern: /\$\d+(?:[.,]\d+)*/g,
		why: 'prices.yaml doesn’t have this amount, so it stays here when your prices change.',
		write: 'Make sure that it’s right, or say what the price depends on.',
	},
	{
		field: 'a number in the text',
		pattern: /(?<![\w$.,/-])\d+(?:[.,]\d+)*(?:\+|\s?%)?(?: (?:to|or) \d+%?)?[ \u00a0-]\p{Ll}+/gu,
		why: 'company.yaml doesn’t have this number, so nothing shows whether it’s true of your company.',
		write:
			'Make sure that it’s right. For a claim of company.yaml, write its name in braces, such as {years}.',
	},
	{
		field: 'a name in the text',
		pattern: /(?<=\p{Ll}[,;:]? )\p{Lu}\p{Ll}+(?: \p{Lu}\.)?(?: \p{Lu}\p{Ll}+){1,2}/gu,
		why: 'company.yaml and team.yaml don’t have this name, so it may be left over from another company.',
		write: 'Make sure that it’s right.',
	},
];

/** In a title, every word has a capital. */
const isTitle = (text: string) => !/(?<![\p{L}’])\p{Ll}{4}/u.test(text);

/** Names the years, prices, numbers and names in texts that the company's own files don't have. */
export function findTypedFacts(content: Content): Problem[] {
	const facts = placesOf(content)
		.filter(isFact)
		.flatMap(({ value }) =>
			typeof value === 'number' ? `$${value}` : typeof value === 'string' ? value : [],
		)
		.join('\n');
	const isKnown = (piece: string) => new RegExp(`(?<![\\d.,])${RegExp.escape(piece)}(?!\\d)`).test(facts);
	return textsOf(content)
		.filter(({ source }) => !exempt.test(source.collection.path))
		.filter((text) => !isByCustomer(text) && !isSource(text) && !isSample(text) && !isTitle(text.value))
		.map((text) => ({ ...text, value: text.value.replace(link, ' ') }))
		.flatMap((text) =>
			kinds.flatMap((kind) =>
				reportPieces(text, { ...kind, severity: 'warning', isMeant: (_, [piece]) => isKnown(piece) }),
			),
		);
}
