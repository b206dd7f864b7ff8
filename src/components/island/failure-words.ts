import type { Labels } from '../../content/schema/labels.ts';
import { buildTelLink } from '../../lib/contact-link.ts';
import { formatLabel } from '../../lib/text.ts';
import type { FailureWords } from './IslandBoundary.tsx';

/**
 * Puts the words of an island's fallback together from the copy.
 * @param screen the application error of content/pages/errors.yaml
 * @param phone the main number as people write it
 */
export function buildFailureWords(
	screen: { title: string; help: string },
	labels: Pick<Labels, 'action' | 'shell'>,
	phone: string,
): FailureWords {
	return {
		title: screen.title,
		help: screen.help,
		retry: labels.action.tryAgain,
		home: labels.action.returnHome,
		call: formatLabel(labels.shell.call, { number: phone }),
		callHref: buildTelLink(phone),
	};
}
