/**
 * Hides what has ended since the page was built: an element with data-ends, the last day that it is true in Florida. The
 * day of today there stands in the page already (src/shell/first-script.ts).
 */
const { today = '' } = document.documentElement.dataset;
for (const element of document.querySelectorAll<HTMLElement>('[data-ends]')) {
	element.hidden = (element.dataset['ends'] ?? '') < today;
}
