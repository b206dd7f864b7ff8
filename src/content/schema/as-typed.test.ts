import { expect, test } from 'vitest';
import { positionSchema } from '../../features/careers/schema.ts';
import { areaSchema } from './areas.ts';
import { brandSchema } from './brand.ts';
import { companySchema } from './company.ts';
import { choice, email, flag, languageCode, zipCode } from './field.ts';
import { navigationSchema, redirectSchema } from './navigation.ts';
import { rating as stars } from './number.ts';
import { priceSchema } from './prices.ts';

const { phones, hours, claims, links, timeZone } = companySchema.shape;
const special = (entry: unknown) =>
	hours.parse({ special: typeof entry === 'string' ? entry : [entry].flat() }).special;
const isAgreed = (day: unknown) => special(day)[0]?.byAppointment;
const holiday = (day: unknown) =>
	special(day).map(({ from, days, opens, closes }) =>
		[from.slice(-2), days?.length, opens, closes].join(),
	)[0];
const zip = zipCode('a ZIP code', '', '');

/** What the site shows of a value as it is typed. Each throws where it is refused. */
const phone = (number: unknown) => phones.parse([{ id: 'main', label: 'Main', number }])[0]?.number;
const opens = (typed: unknown) =>
	hours.parse({ week: [{ days: 'Mon', opens: typed, closes: '23:00' }] }).week[0]?.opens;
const times = (typed: unknown) =>
	hours.parse({ week: [{ days: 'Mon', opens: typed }] }).week.map((one) => [one.opens, one.closes])[0];
const fromEight = (to: unknown) =>
	hours.parse({ week: [{ days: 'Mon', opens: '8', closes: to }] }).week[0]?.closes;
const closes = (typed: unknown) =>
	hours.parse({ week: [{ days: 'Mon', opens: '00:00', closes: typed }] }).week[0]?.closes;
const eachYear = (each: unknown) => special({ each });
const dates = (from: unknown) => special({ from }).map(({ from: first, to }) => [first, to])[0];
const lastDay = (to: unknown) => special({ from: 'Nov 15, 2026', to })[0]?.to;
const zipCodeOf = (typed: unknown) => zip.parse(typed);
const rating = (typed: unknown) => claims.parse({ rating: typed }).rating;
const reviews = (typed: unknown) => claims.parse({ reviews: typed }).reviews;
const founded = (typed: unknown) => companySchema.shape.founded.parse(typed);
const color = (main: unknown) => brandSchema.parse({ main, accent: '#9a4320' }).main;
const mail = (typed: unknown) => email().parse(typed);
const page = (booking: unknown) => links.parse({ booking }).booking;
const menu = (href: unknown) => navigationSchema.shape.header.parse([{ label: 'A', href }])[0]?.href;
const redirect = (to: unknown) => redirectSchema.parse({ from: '/book', to }).to;
const rate = (typed: unknown) =>
	priceSchema.shape.lines
		.parse([{ name: 'A', ...Object(typed) }])
		.map((one) => [one.unit, one.from, one.to])[0];
const exactly = (typed: unknown) => rate({ price: typed });
const price = (from: unknown) => rate({ unit: 'room', from });
const salary = (typed: unknown) => positionSchema.shape.salary.parse(typed);
const lineOf = (one: unknown) =>
	hours.parse({ week: [one] }).week.map(({ opens, closes }) => [opens, closes])[0];
const { benefits: benefitList, validThrough } = positionSchema.shape;
const benefits = (typed: unknown) => benefitList.parse(typed);
const lastToApply = (typed: unknown) => validThrough.parse(typed);
const region = (parts: object) => areaSchema.parse({ title: 'A', towns: ['B'], ...parts });
const state = (typed: unknown) => region({ state: typed }).state;
const language = (typed: unknown) => languageCode().parse(typed);
const profiles = (typed: unknown) => links.parse({ profiles: typed }).profiles;
const yes = (typed: unknown) => flag('a mark', '').parse(typed);
const zone = (typed: unknown) => timeZone.parse(typed);
const towns = (typed: unknown) =>
	[region({ towns: typed })].map((one) => [
		one.state,
		...one.towns.map(({ name, zips: [zip = ''] = [] }) => name + zip),
	])[0];
const zips = (typed: unknown) => region({ towns: [{ name: 'A', zips: typed }] }).towns[0]?.zips;
const starsOf = (typed: unknown) => stars().parse(typed);
const employment = (typed: unknown) => choice(['FULL_TIME', 'PART_TIME']).parse(typed);

test.each<[read: (typed: unknown) => unknown, shown: unknown, ...typed: unknown[]]>([
	[phone, '(617) 268-4400', '617-268-4400', '+1 617.268.4400', ' (617) 268-4400 '],
	[phone, '(813) 555-0100 ext. 4', '813-555-0100 x4', '(813) 555-0100, ext 4', '813 555 0100 Extensión 4'],
	[opens, '08:00', '8am', '8a', '08:00', '8 A. M.', '8 de la mañana', '8 a. m.'],
	[opens, '12:00', '12 PM', 'noon', 'Mediodía', '12 del mediodía'],
	[opens, '17:30', '5:30 de la tarde', '5:30p'],
	[closes, '17:30', '5:30 p.m.', '17:30'],
	[closes, '21:00', '9 de la noche', '9pm'],
	[closes, '24:00', '12am', '24:00', '00:00', 'Midnight', 'medianoche', '12 de la noche'],
	[times, ['08:00', '17:00'], '8am - 5pm', '8 am to 5 pm', 'de 8 a. m. a 5 p. m.', '08:00-17:00'],
	[times, ['09:30', '13:00'], '9:30 - 1', '9:30a-1p'],
	[fromEight, '17:00', '5', '5:00', '5 pm'],
	[fromEight, '12:00', 'noon', 'mediodía', '12 pm'],
	[holiday, '24,,,12:00', 'Nochebuena hasta mediodía', 'Christmas Eve until noon', 'Dec 24 till 12'],
	[holiday, '24,,,12:00', { each: 'Dec 24', closes: '12' }, ['12/24/2026 until 12']],
	[holiday, '24,,,15:30', { each: 'Dec 24 until 3:30' }, 'Dec 24, until 3:30p'],
	[holiday, '24,,09:00,13:00', 'Dec 24 9-1', { each: 'Dec 24 9-1' }, { from: '12/24/2026 9am to 1' }],
	[holiday, '24,,,', 'Dec 24', ['Christmas Eve'], 'Dec 24: closed', { each: 'Dec 24', closed: 'yes' }],
	[holiday, '01,5,07:00,18:00', { each: 'May to September, Mon-Fri 7a-6p' }, 'May to Sept: weekdays, 7-6'],
	[holiday, '01,0,07:00,', 'May to September opens 7a', 'mayo a septiembre abre a las 7 a. m.'],
	[holiday, '01,1,,12:00', 'mayo a septiembre, sábados hasta mediodía'],
	[times, ['18:00', '26:00'], '6 pm - 2 am', '18:00-02:00'],
	[times, ['00:00', '24:00'], '24 hours', '24/7', 'las 24 horas'],
	[eachYear, eachYear('December 24'), ' Christmas Eve '],
	[isAgreed, true, 'de noviembre a febrero, solo con cita', 'May to June by appointment only'],
	[dates, ['2026-12-24', '2026-12-26'], '24 al 26 de diciembre de 2026', '24-26 December 2026'],
	[dates, ['2026-12-24', '2026-12-26'], 'Dec 24-26, 2026', '12/24/2026 to 12/26/2026'],
	[dates, ['2026-12-24', '2027-01-02'], 'December 24 to January 2, 2027', 'Dec 24, 2026 - Jan 2'],
	[lastDay, '2026-12-10', 'Dec 10', '2026-12-10', '10 de diciembre'],
	[zipCodeOf, '33602', '33602-1234', ' 33602'],
	[rating, '5.0', '5', '5.0', '5,0'],
	[rating, '4.9', '4,9', '4.9 stars', '4,9 estrellas', '4.9/5'],
	[reviews, '9+', '9+', '9+ reviews', '9+ Google Reviews', '9+ reseñas', '9+ opiniones'],
	[founded, 1964, '1964', 'since 1964', 'Established in 1964'],
	[color, '#000000', 'black', 'Black ', 'negro'],
	[color, '#000080', 'navy', 'azul marino', 'Azul Marino'],
	[color, '#17594a', '17594a', '#17594a', 'rgb(23, 89, 74)'],
	[mail, 'us@a.com', ' us@a.com ', 'mailto:us@a.com'],
	[page, 'https://a.com/b', 'http://a.com/b', 'a.com/b', ' HTTPS://a.com/b'],
	[menu, 'https://pay.a.com/x', 'pay.a.com/x'],
	[menu, 'tel:+16172684400', '(617) 268-4400', 'tel:617-268-4400'],
	[menu, '/faq', '/faq', 'FAQ', '/faq/'],
	[redirect, 'https://book.a.com/us?c=1', 'book.a.com/us?c=1'],
	[price, ['room', 50, 75], '50-75', '$50 - $75', '50 to 75', 'from $50 a $75 per room', '50–75'],
	[price, ['room', 50, undefined], '50', 'from $50', 'a partir de $50', 'Desde 50 dólares', '$50/room'],
	[price, ['room', 50, undefined], '$50 & up', '50 o más', 'starting at $50', '$50 minimum', '$50+'],
	[rate, ['month', 129, 129], { price: '$129/mo' }, { price: '129', unit: 'mo.' }],
	[rate, ['hora', 90, 90], { price: '$90 la hora' }, { price: '$90 por hora' }, { price: '$90 flat/hora' }],
	[rate, [undefined, 89, 89], { price: '$89' }],
	[rate, ['month', 129, undefined], { from: '129.00/month' }, { price: 'from $129 a month' }],
	[rate, ['month', 129, undefined], { price: '$129 a month and up' }, { price: '$129+/mo' }],
	[rate, ['habitación', 50, 50], { price: '$50 por habitación' }, { price: '50', to: '$50/habitación' }],
	[rate, ['one-car garage', 50, 75], { from: '50', to: 'up to $75 per one-car garage' }],
	[rate, ['sq ft', 3, 4.5], { from: '$3-4.50 per sq ft' }, { price: '$3-4.50/sq ft' }],
	[salary, { min: 19, max: 24, unit: 'HOUR' }, '$19-24/hr', { min: '19', max: '24', unit: 'hr' }],
	[salary, { min: 22, max: 22, unit: 'HOUR' }, '$22 por hora', '$22/hr'],
	[state, 'NM', 'New Mexico', 'nuevo méxico ', 'nm', 'N.M.', 'N. Mex.'],
	[state, 'OK', 'Okla.', 'okla', 'Oklahoma'],
	[language, 'es', 'es', 'Spanish', 'español', 'Español'],
	[language, 'ht', 'Haitian Creole', 'criollo haitiano'],
	[profiles, [{ url: 'https://fb.com/us' }], ['fb.com/us'], [{ url: 'fb.com/us' }], 'fb.com/us'],
	[profiles, [{ name: 'Facebook', url: 'https://fb.com/us' }], { facebook: 'fb.com/us' }],
	[profiles, [{ name: 'TikTok', url: 'https://a.com/us' }], { name: 'TikTok', url: 'a.com/us' }],
	[lineOf, ['08:00', '16:30'], 'M-F 8 - 4:30', { days: 'M-F', hours: '8a - 4:30p' }],
	[benefits, [{ title: 'Paid holidays' }], ['Paid holidays'], 'Paid holidays'],
	[lastToApply, '2061-01-31', 'until Jan 31, 2061', 'hasta el 31 de enero de 2061', '1/31/2061'],
	[lastToApply, undefined, 'until filled', 'Open until filled', 'hasta cubrir la vacante', undefined],
	[profiles, [{ url: 'https://www.instagram.com/us.x' }], 'IG @us.x', ['Instagram: @us.x']],
	[
		profiles,
		[{ name: 'Tiktok', url: 'https://www.tiktok.com/@us' }],
		{ tiktok: '@us' },
		[{ name: 'Tiktok', url: '@us' }],
	],
	[zone, 'America/Phoenix', 'Arizona', 'Arizona time'],
	[zone, 'America/Boise', 'Boise', 'boise time', 'America/Boise'],
	[yes, true, 'yes', 'Yes', 'sí', 'si', 'true', true],
	[yes, false, 'no', 'No', 'false', false, undefined],
	[zone, 'America/New_York', 'Eastern', 'eastern time', 'EST', 'hora del Este', 'America/New_York'],
	[towns, ['ID', 'Kuna', 'Star'], 'Kuna and Star, ID', ['Kuna ID', { name: 'Star' }], 'Kuna, ID y Star'],
	[towns, ['WA', 'Lacey98503'], 'Lacey WA 98503', ['Lacey, WA 98503']],
	[zips, ['78209', '78212'], '78209, 78212', ['78209', '78212']],
	[starsOf, 5, '5', '5 stars', '5 estrellas', '5/5', '5 out of 5 stars', '★★★★★'],
	[starsOf, 4, '4/5', '4 de 5', '★★★★☆'],
	[employment, 'FULL_TIME', 'Full time', 'full-time', 'FULL_TIME'],
])('%#: %o is shown for all that mean it', (read, shown, ...typed) => {
	expect(shown).not.toEqual([]);
	expect(typed.map(read)).toEqual(typed.map(() => shown));
});

test.each<[read: (typed: unknown) => unknown, ...typed: unknown[]]>([
	[phone, '813 555 01', '813 555 0100 5'],
	[opens, '5:00', '24:00', '8'],
	[fromEight, '8', '12'],
	[dates, 'Dec 24-26', '5/1/2027'],
	[lastDay, '12/10', 'Nov 3, 2026', 'December'],
	[zipCodeOf, '336021'],
	[rating, '5.9', '4.9 of 12'],
	[color, 'forest'],
	[page, 'https://yourcompany', 'us@a.com', 'prices.pdf'],
	[menu, 'prices.pdf', '813-226'],
	[redirect, 'https://a.com/"', 'tel:+16172684400'],
	[price, '50 or 75', '75-50', '50k', '2 rooms - $50', '$5 for 2', '$50 trip charge', '$.50', 'under $300'],
	[salary, '$22-28/hr DOE', '$19-24/hr + truck', '$19 to $24 an hour plus tips'],
	[rate, { price: 'ask us' }, { price: '$89 + parts' }, { to: 300 }, { from: '50-75', to: 80 }],
	[exactly, 'up to $300', 'hasta $300', 'max $250', 'about $200', '$50 off', '$79, free with repair'],
	[exactly, '$1,400 plus tax', '$129/mo más impuestos', '$50-75 and up', '$50-75+', '$75+ tax'],
	[profiles, '@us', 'IG us', 'the ones @us'],
	[lastToApply, 'soon'],
	[lineOf, 'Mon-Fri', '8-5'],
	[state, 'Ontario'],
	[yes, 'maybe', ''],
	[zone, 'Atlantis', 'America', 'Springfield'],
	[holiday, 'Dec 24 until 10', 'winter', 'Dec 24 opens', ''],
	[starsOf, '6 stars', '4.5 stars'],
	[zips, '7820'],
	[towns, 'Lacey, 985'],
])('%#: what may mean something else is refused', (read, ...typed) => {
	for (const one of typed) expect(() => read(one), String(one)).toThrow();
});
