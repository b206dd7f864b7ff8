import { expect, test } from 'vitest';
import { findTranslation, mapTranslated, readCatalog, readEntries } from './catalog.ts';
import { findDisagreement } from './disagreement.ts';
import type { Shape } from './schema/shape.ts';

const file = `msgid ""
msgstr ""
"Language: es\\n"

#: faq.yaml:3
msgid "Carpet"
msgstr "Alfombra"

msgctxt "services.title"
msgid "Carpet"
msgstr "Limpieza de alfombras"

#, fuzzy
#| msgid "Rug"
msgid "Rugs"
msgstr "Alfombra suelta"

msgid "Leather"
msgstr ""

#~ msgid "Closed for Christmas"
#~ msgstr "Cerrado en Navidad"

#~ msgid "Carpet"
#~ msgstr "Moqueta"
`;
const text = { translated: true } as const;
const shape: Shape = {
	properties: {
		title: text,
		also: { items: text },
		links: { items: { properties: { label: text, href: {} } } },
	},
};
const translateIn = (place: string) => (value: unknown) =>
	mapTranslated(value, shape, place, (found) => findTranslation(found, readCatalog(file)) ?? found.text);

test('a record has other words and the same facts', () => {
	const record = {
		title: 'Leather',
		links: [
			{ label: 'Carpet', href: '/carpet' },
			{ label: 'Rugs', href: 'Carpet' },
		],
	};
	expect(translateIn('faq')(record)).toEqual({
		title: 'Leather',
		links: [
			{ label: 'Alfombra', href: '/carpet' },
			// Its text was only reworded since.
			{ label: 'Alfombra suelta', href: 'Carpet' },
		],
	});
	expect(translateIn('faq')({ also: 'Carpet' })).toEqual({ also: 'Alfombra' });
	expect(translateIn('services')({ title: 'Carpet' })).toEqual({ title: 'Limpieza de alfombras' });
});

test('entries have the line of their text', () => {
	expect(readEntries(file).map(({ line, msgid, obsolete }) => [line, msgid, obsolete])).toEqual([
		[6, 'Carpet', false],
		[9, 'Carpet', false],
		[15, 'Rugs', false],
		[18, 'Leather', false],
		[21, 'Closed for Christmas', true],
		[24, 'Carpet', true],
	]);
	expect(() => readEntries('msgid "A"\nmsgstr "B')).toThrow(SyntaxError);
});

test.each<[text: string, translation: string, ReturnType<typeof findDisagreement>, limits?: Shape]>([
	['Call {phone}', 'Llame al {phone}', undefined],
	['Call {phone}', 'Llame al {teléfono}', 'braces'],
	['See [prices](/quote#prices)', 'Vea [los precios](/quote#prices)', undefined],
	['See [prices](/quote#prices)', 'Vea los precios', 'links'],
	['$50 to $75', 'de $50 a $75', undefined],
	['$70 to $75', 'de $50 a $75', 'amounts'],
	['10% off', '5 % menos', 'amounts'],
	['60+ years', 'más de 60 años', undefined],
	['Open 24/7', 'Abierto a toda hora', undefined],
	['within 48 hours', 'pronto', 'numbers'],
	['48 to 72 hours', 'en 72 horas', 'numbers'],
	['Two hours', '2 horas', 'numbers'],
	['1,300 reviews', '1.300 opiniones', undefined],
	['Rugs', 'Alfombras orientales', 'length', { maxLength: 10 }],
	['Yes, we do', 'Sí', 'length', { minLength: 3 }],
])('%j and %j: %s', (own, translation, found, limits) => {
	expect(findDisagreement(own, translation, limits)).toBe(found);
});

test.each([
	['only the wording', 'Rugs dry in 8 hours', 'Rugs are dry in 8 hours', 'Secan en 8 horas', true],
	['a number', 'Rugs dry in 8 hours', 'Rugs dry in 9 hours', 'Secan en 8 horas', false],
	['a number that is gone', 'We answer 24/7', 'We answer by day', 'Contestamos a toda hora', false],
	['a number that is new', 'We answer by day', 'We answer 24/7', 'Contestamos de día', false],
	['nearly half', 'Wash rugs', 'Wash sofas', 'Lavar alfombras', false],
	['nearly every word', 'What if it snows?', 'What happens in bad weather?', '¿Y si nieva?', false],
	['an amount', 'From $50', 'From $70', 'Desde $50', false],
	['words in braces', 'Call {phone}', 'Call us', 'Llame', false],
])('a text of which %s has changed: %s becomes %s', (_, former, now, translation, isKept) => {
	const previous = `#, fuzzy\n#| msgid "${former}"\nmsgid "${now}"\nmsgstr "${translation}"\n`;
	expect([...readCatalog(previous).values()]).toEqual(isKept ? [translation] : []);
});
