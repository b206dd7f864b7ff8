import { getEmergencyNote } from '../content/say.ts';

/**
 * What somebody who calls in an emergency should know, such as that the answer may be in another language; nothing where the
 * company says nothing of it in the language of the page. It stands beside the first number that a page gives for
 * emergencies, and in the footer of a page without one (SiteFooter.module.css).
 */
export function EmergencyNote({ className }: { className?: string | undefined }) {
	const note = getEmergencyNote();
	return (
		note && (
			<p className={className} data-emergency-note="">
				{note}
			</p>
		)
	);
}
