/**
 * Drops an offer that has ended since the page was built: [data-ends] holds its last day in Florida, and the template
 * holds the closing band without an offer.
 */
import { getToday } from '../lib/today.ts';

const offer = document.querySelector<HTMLElement>('[data-ends]');
const template = document.querySelector<HTMLTemplateElement>('[data-without-offer]');
if (offer && template && (offer.dataset['ends'] ?? '') < getToday()) offer.replaceWith(template.content);
