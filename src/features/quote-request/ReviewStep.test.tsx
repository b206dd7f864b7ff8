import '../../styles/site.css';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { formatLabel } from '../../lib/text.ts';
import type { QuoteRequest } from './request.ts';
import { button, field, openForm, review, startFresh, storeDraft, summary, title } from './testing/form.tsx';
import { labels, writeComplete } from './testing/request.ts';

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
	const message = () => container.querySelector('[data-step="review"] > [role="status"]');
	return { container, pressed, message };
}

const stubClipboard = () => vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();

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
			...['Services', 'What it is about', 'Photos', 'Where', 'When'],
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

test('after a way is gone, the form says what comes next, how to get ready, and has the other ways', async () => {
	const { container, message } = await openReview();
	const findAdvice = () =>
		[...container.querySelectorAll('[href$="#preparation"]')].map((link) => link.getAttribute('href'));
	expect(findAdvice()).toEqual([]);
	await review.email.click();
	const next = page.getByRole('heading', { name: labels.review.next.email });
	await expect.element(next).toHaveFocus();
	// No step is left that would be the fourth of four.
	await expect.element(next).not.toMatchTextContent('4');
	expect(findAdvice()).toEqual(['/leather#preparation']);
	await expect.poll(message).toHaveTextContent(labels.review.sent);
	await expect.element(button(labels.review.email, 'link')).toBeVisible();
	await expect.element(button(labels.review.call, 'link')).toHaveAttribute('href', 'tel:+18135550100');
});

test('who says “I sent it” has a blank form again, and can undo it', async () => {
	const { container } = await openReview();
	await review.sms.click();
	const done = button(labels.review.done);
	// Also the second press of a double one, at first.
	await expect
		.poll(async () => {
			if (done.query()) await done.click();
			return container.querySelector('h1')?.textContent;
		})
		.toMatch(labels.steps.what);
	await expect.element(page.getByText(labels.status.done)).toBeVisible();
	await button(labels.actions.undo).click();
	await expect.element(title('review')).toHaveFocus();
});

test('copying puts the whole text on the clipboard', async () => {
	const write = stubClipboard();
	const { message } = await openReview({ notes: 'é\n😀' });
	await review.copy.click();
	expect(write).toHaveBeenCalledExactlyOnceWith(writeComplete([labels.request.notes, 'é\n😀']));
	await expect.poll(message).toHaveTextContent(labels.review.copied);
});

test('where the clipboard is refused, the text is selected', async () => {
	stubClipboard().mockRejectedValue(new Error('refused'));
	const { container, message } = await openReview();
	await review.copy.click();
	await expect.poll(message).toHaveTextContent(labels.review.notCopied);
	// This way has failed, so the request is not on its way.
	await expect.element(title('review')).toBeVisible();
	const shown = container.querySelector('textarea[readonly]') as HTMLTextAreaElement;
	expect(shown.value.slice(shown.selectionStart, shown.selectionEnd)).toBe(writeComplete());
});

test('a text too long for its link is copied, and the link opens an empty message', async () => {
	const write = stubClipboard();
	const { pressed, container } = await openReview({ notes: 'é'.repeat(1000) });
	await review.email.click();
	expect(write).toHaveBeenCalledExactlyOnceWith(writeComplete([labels.request.notes, 'é'.repeat(1000)]));
	expect(pressed[0]).toMatch(/^mailto:[^?]+\?subject=[^&]+$/);
	await expect.poll(() => container).toMatchTextContent(labels.review.long);
});
