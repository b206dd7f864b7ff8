import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import words from '../../../content/labels.json' with { type: 'json' };
import { describeHours } from '../../../src/content/hours.ts';
import { addTexts } from '../../../src/content/schema/translation.ts';
import { fillTokens } from '../../../src/lib/tokens.ts';
import { company, errors, labels, mainPhone, read, services } from '../../content.ts';

/** A record with its texts in Spanish, where the owner has written them. @param file path below content/ */
function translate<Value>(file: string, english: Value): Value {
	const spanish = `content/es/${file}`;
	return existsSync(spanish) ? (addTexts(english, parse(readFileSync(spanish, 'utf8'))) as Value) : english;
}

const spanishWords = translate('labels.json', words);
const { days, hours } = describeHours(company.hours, spanishWords);

/** What a test needs of a language. */
export const english = { name: 'English', start: '', labels, errors, services, read };
type Content = typeof english;
export const spanish: Content = {
	name: 'Spanish',
	start: '/es',
	labels: fillTokens(spanishWords, {
		...company.claims,
		days,
		hours,
		company: company.name,
		phone: mainPhone,
		email: company.email,
	}),
	errors: translate('pages/errors.yaml', errors),
	services: services.map((service) => translate(`services/${service.id}.yaml`, service)),
	read: (file) => translate(`${file}.yaml`, read(file)),
};

/** The languages that the site has pages in. The owner may have written none in Spanish. */
export const languages: readonly Content[] = existsSync('dist/es.html') ? [english, spanish] : [english];
