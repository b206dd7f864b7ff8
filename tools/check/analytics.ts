import { collections } from '../../src/collections.ts';
import { type Content, childAt, rawOf, recordsOf, textAt, textsOf } from './content.ts';
import { type Problem, reportField, reportPieces } from './report.ts';

/** Sentences that are wrong as soon as a service counts visits. */
const denial =
	/[^.!?\n]*(?:\bno analytics|(?:n[’']t|\bnot|\bnever) (?:use (?:any )?analytics|count (?:visit|anyone|you))|\bloads? nothing from (?:other|anyone))[^.!?\n]*[.!?]?/gi;

/** Checks that the policies tell of the service that counts visits. What {analytics} says in them can't be wrong. */
export const checkAnalytics = (content: Content): Problem[] =>
	recordsOf(content, 'company').flatMap((company) => {
		const service = textAt(company, 'analytics', 'service');
		if (!service) return [];
		const silent = recordsOf(content, 'legal')
			.filter(({ source: { name } }) => /priva|cookie/.test(name))
			.filter((page) => !new RegExp(`{analytics}|${service}`, 'i').test(rawOf(page)))
			.map(({ source: { file } }) => file);
		const untold = reportField(childAt(company, 'analytics'), {
			severity: 'warning',
			found: `${service}, without a word in ${silent.join(' and ')}`,
			why: 'Visitors have to be told that visits are counted, and how.',
			write:
				'Write {analytics} there. It becomes the sentences under “analytics” in content/labels.json. Then ask a lawyer whether the rest still fits.',
		});
		const denials = textsOf(content)
			.filter(({ source: { collection } }) => collection === collections.legal)
			.flatMap((text) =>
				reportPieces(text, {
					severity: 'warning',
					pattern: denial,
					field: 'a sentence of a legal page',
					why: `In content/company.yaml, “analytics” names ${service}, which counts visits: this isn’t true any more.`,
					write: 'Write {analytics} in its place. It says what is true, whether you count visits or not.',
				}),
			);
		return [...(silent.length > 0 ? [untold] : []), ...denials];
	});
