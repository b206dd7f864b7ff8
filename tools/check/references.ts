import { findTypo } from '../../src/lib/nearest.ts';
import { type Content, shapeAt } from './content.ts';
import { type Kind, listPointers } from './graph.ts';
import { type Problem, quoteFound, reportField } from './report.ts';

const mostChoices = 20;

/** What can be pointed to instead. */
function describeChoices({ ids, home }: Kind): string {
	if (ids.length === 0) return `${home} has none yet.`;
	return ids.length > mostChoices
		? `${home} lists all you can choose from.`
		: `Choose from ${home}: ${ids.join(', ')}`;
}

/** Checks that everything exists that something points to. */
export const checkReferences = (content: Content): Problem[] =>
	listPointers(content)
		.filter(({ exists }) => !exists)
		.map(({ from, address, page, kind, write }) => {
			const meant = findTypo(page ?? address, kind.ids);
			return reportField(from, {
				found: `${quoteFound(address)}, but there’s no such ${kind.noun}`,
				...(from.part && { why: 'A wrong link leads visitors to an error page.' }),
				write: meant ? write(meant) : `${describeChoices(kind)}\nIf it’s gone for good, take this out.`,
				// Nobody sees what is about something that is gone, such as a list of its prices.
				...(shapeAt(from)?.unique && { severity: 'warning' }),
			});
		});
