import '../../styles/site.css';
import { beforeEach, expect, test, vi } from 'vitest';
import { formatLabel } from '../../lib/text.ts';
import { composeMessage } from './message.ts';
import type { QuoteRequest } from './request.ts';
import { button, field, openForm, review, startFresh, storeDraft, summary, title } from './testing/form.tsx';
import { complete, context, labels } from './testing/request.ts';

/** Opens the review step. Its links don't leave the test. */
async function openReview(change: Partial<QuoteRequest> = {}) {
	storeDraft('review', change);
	const { container } = await openForm();
	await expect.element(title('review')).toBeVisible();
	const pressed: string[] = [];
	container.addEventListener('click', (event) => {
		const link = (event.target as Element).closest('a');
		if (!link) return;
		if (!event.defaultPrevented) pressed.push(link.href);
		event.preventDefault();
	});
	const text = composeMessage({ ...complete, ...change }, context);
	const message = () => container.querySelector('[data-step="review"] + * [role="status"]');
	return { container, pressed, text, message };
}

const stubClipboard = (works = true) =>
	vi
		.spyOn(navigator.clipboard, 'writeText')
		.mockImplementation(() => (works ? Promise.resolve() : Promise.reject(new Error('refused'))));

beforeEach(startFresh);

test('a day that passes while the review is open is asked for again before anything is sent', async () => {
	const { pressed } = await openReview({ day: '2026-11-21' });
	vi.setSystemTime(new Date('2026-11-22T15:00:00Z'));
	await review.email.click();
	await expect.element(summary()).toHaveFocus();
	await expect.element(summary()).toMatchTextContent(labels.errors.dayPast);
	expect(pressed).toEqual([]);
});

test('photos and a place in another state are mentioned', async () => {
	const { container, message } = await openReview({ photos: true, place: '90028' });
	await expect.poll(message).toHaveTextContent(`${labels.review.intro} ${labels.review.photos}`);
	const outside = formatLabel(labels.place.otherState, { place: '90028' });
	await expect.poll(() => container.querySelector('dl')).toMatchTextContent(outside);
});

test('every answer is listed with a button that leads to its question, and the form then returns', async () => {
	const { container } = await openReview({ notes: 'two cats', consent: true, photos: true });
	await expect.poll(() => container.querySelector('dl')).toMatchTextContent('33602 (Tampa)');
	const names = [...container.querySelectorAll('dt')].map(({ textContent }) => textContent);
	expect(names.sort()).toEqual(
		[
			...['Services', 'Rooms or items', 'Photos', 'Where', 'When'],
			...['Name', 'Phone', 'Email', 'Text messages', 'Notes'],
		].sort(),
	);
	for (const [name, control] of [
		['Services', button('Carpet', 'checkbox')],
		['Photos', field('photos')],
		['Where', field('place')],
		['When', field('day')],
		['Notes', field('notes')],
		['Phone', field('phone')],
	] as const) {
		await button(`Change ${name}`).click();
		await expect.element(control).toHaveFocus();
		await button(labels.actions.review).click();
		await expect.element(title('review')).toHaveFocus();
	}
	await button('Change Name').click();
	await field('name').fill('Anna');
	parent.history.back();
	await expect.element(title('review')).toHaveFocus();
	expect(container.querySelector('dl')).toMatchTextContent('Anna');
});

test('a change that leaves another step incomplete leads there', async () => {
	await openReview({ day: '2026-11-21' });
	await button('Change Services').click();
	vi.setSystemTime(new Date('2026-11-22T15:00:00Z'));
	await button(labels.actions.review).click();
	await expect.element(title('where')).toHaveFocus();
});

test('after sending, it tells how to get ready', async () => {
	const { container } = await openReview();
	const findAdvice = () =>
		[...container.querySelectorAll('[href$="#preparation"]')].map((link) => link.getAttribute('href'));
	expect(findAdvice()).toEqual([]);
	await review.email.click();
	await expect.poll(findAdvice, { timeout: 3000 }).toEqual(['/leather#preparation']);
});

test('a double press sends once, and another channel can follow', async () => {
	const { pressed } = await openReview();
	await review.whatsapp.dblClick();
	expect(pressed).toHaveLength(1);
	const write = stubClipboard();
	await review.copy.dblClick();
	expect(write).toHaveBeenCalledOnce();
	await review.sms.click();
	expect(pressed).toHaveLength(2);
});

test('copying puts the whole text on the clipboard', async () => {
	const write = stubClipboard();
	const { text, message } = await openReview({ notes: 'é\n😀' });
	await review.copy.click();
	expect(write).toHaveBeenCalledExactlyOnceWith(text);
	await expect.poll(message).toHaveTextContent(labels.review.copied);
});

test('where the clipboard is refused, the text is selected', async () => {
	stubClipboard(false);
	const { text, container, message } = await openReview();
	await review.copy.click();
	await expect.poll(message).toHaveTextContent(labels.review.notCopied);
	const shown = container.querySelector('textarea[readonly]') as HTMLTextAreaElement;
	expect(shown.value.slice(shown.selectionStart, shown.selectionEnd)).toBe(text);
});

test('a text too long for its link is copied, and the link opens an empty message', async () => {
	const write = stubClipboard();
	const { pressed, text, container } = await openReview({ notes: 'é'.repeat(1000) });
	await review.email.click();
	expect(write).toHaveBeenCalledExactlyOnceWith(text);
	expect(pressed[0]).toMatch(/^mailto:[^?]+\?subject=[^&]+$/);
	await expect.poll(() => container).toMatchTextContent(labels.review.long);
});
