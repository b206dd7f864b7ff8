import { type Content, childAt, rawOf, recordsOf, textAt } from './content.ts';
import { type Problem, reportField } from './report.ts';

/** Checks that the policies tell of the service that counts visits. What {analytics} says in them can't be wrong. */
export const checkAnalytics = (content: Content): Problem[] =>
	recordsOf(content, 'company').flatMap((company) => {
		const service = textAt(company, 'analytics', 'service');
		const silent = recordsOf(content, 'legal')
			.filter(({ source: { name } }) => /priva|cookie/.test(name))
			.filter((page) => !new RegExp(`{analytics}|${service}`, 'i').test(rawOf(page)))
			.map(({ source: { file } }) => file);
		if (!service || silent.length === 0) return [];
		return reportField(childAt(company, 'analytics'), {
			severity: 'warning',
			found: `${service}, without a word in ${silent.join(' and ')}`,
			why: 'Visitors have to be told that visits are counted, and how.',
			write:
				'Write {analytics} there. It becomes the sentences under “analytics” in content/labels.json. Then ask a lawyer whether the rest still fits.',
		});
	});
