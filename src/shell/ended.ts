/**
 * Drops an offer that has ended since the page was built: [data-ends] holds its last day in Florida, and the template
 * holds the closing band without an offer. Imports nothing, so that the build can write it into the page.
 */
export function dropEnded(): void {
	const offer = document.querySelector<HTMLElement>('[data-ends]');
	const template = document.querySelector<HTMLTemplateElement>('[data-without-offer]');
	// YYYY-MM-DD, as in src/lib/today.ts.
	const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'America/New_York' });
	if (offer && template && (offer.dataset['ends'] ?? '') < today) offer.replaceWith(template.content);
}
