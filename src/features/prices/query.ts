import { labelsBeside } from '../../content/in-words.ts';
import { recordPaths } from '../../content/paths.ts';
import { readAll } from '../../content/read.ts';
import { formatPer, formatRange } from '../../lib/dollars.ts';
import { dependsOnJob, isPlain } from './price.ts';

/** A unit in words: “month” as the software says it in the language of the line, any other as the owner does. */
function nameUnit(written: string, lang?: string): string {
	const { units } = labelsBeside({ lang }).prices;
	const unit = written.replace(/^(?:per|por) /i, '');
	return Object.hasOwn(units, unit) ? units[unit as keyof typeof units] : unit;
}

/** The prices of each service, in the order of the services; empty without content/prices.yaml. */
export async function getPrices() {
	const [records, services] = await Promise.all([readAll('prices'), readAll('services')]);
	return services.flatMap(({ id, title, lang: titleLang }) => {
		const record = records.find(({ service }) => service === id);
		if (!record) return [];
		const lines = record.lines.map(({ id: lineId, name, unit = '', from, to, lang }) => ({
			/** Identifies the line in the form and in drafts, in every language: "carpet-cleaning/stairs". */
			id: `${id}/${lineId}`,
			name,
			...(lang && { lang }),
			/** Without a price, the line is priced on site. */
			price: from ? { unit: nameUnit(unit, lang), from, to } : undefined,
		}));
		return [{ ...record, title, titleLang, href: recordPaths.services(id), lines }];
	});
}

/** The prices of each service with their words, for tables: "$50 to $75", "per room". */
export const getPriceTable = async () =>
	(await getPrices()).map((group) => ({
		...group,
		lines: group.lines.map((line) => {
			const { id, name, price, lang } = line;
			if (!price) return { id, name, lang };
			const { prices: words } = labelsBeside(line);
			const range = formatRange(price, words);
			// A unit stays whole: “$1 to $2,” and below it “per sq. ft.”
			const per = formatPer(words.per, { unit: price.unit }).replaceAll(' ', '\u00a0');
			const both = `${range} ${per}`.trim();
			/** For a card, which has no other words for what it costs. */
			const card = isPlain({ name, unit: price.unit }, group.lines.length) ? both : `${name}: ${both}`;
			return { id, name, lang, words: { range, per, both, card, dependsOnJob: dependsOnJob([price]) } };
		}),
	}));
export type PriceTableGroup = Awaited<ReturnType<typeof getPriceTable>>[number];

/** Whether a service has a price that isn't set in person. */
export const hasRange = ({ lines }: PriceTableGroup) => lines.some((line) => line.words);

/** Whether more is said of a service's prices: what they include, what costs extra, or travel. */
export const hasDetails = ({ included, extra, travel }: PriceTableGroup) =>
	[...included, ...extra, travel].some(Boolean);

/** Whether a service's own page has its prices: a table that says only that they're set in person would answer nothing. */
export const isSaid = (group: PriceTableGroup) => hasRange(group) || hasDetails(group);

/**
 * The first price of each service that has one, with what it is for, by the service's id: "$50 to $75 per room"; and both in
 * one for a card.
 */
export async function getFirstPrices() {
	const priced = (await getPriceTable()).flatMap(({ service, lines }) => {
		const { name: label, lang, words } = lines.find((line) => line.words) ?? {};
		return label && words ? [[service, { value: words.both, label, lang, ...words }] as const] : [];
	});
	return new Map(priced);
}
