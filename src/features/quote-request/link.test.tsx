import '../../styles/site.css';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { readAddress } from './address-answers.ts';
import { button, draftOf, openForm, review, startFresh, storeDraft, title } from './testing/form.tsx';
import { labels, names } from './testing/request.ts';

const address = location.href;
function follow(fragment: string): void {
	history.replaceState({ position: 1 }, '', fragment);
	readAddress();
}

beforeEach(() => {
	const end = startFresh();
	return () => {
		history.replaceState(null, '', address);
		end();
	};
});

const box = (name: string) => button(name, 'checkbox');
const kept = () => page.getByText(labels.status.kept);
const clear = () => button(labels.actions.clear);

test('they return on another page, where a service of that page is not added', async () => {
	follow('#service=tile-grout');
	const { unmount } = await openForm();
	await expect.element(box(names.tile)).toBeChecked();
	await unmount();
	await openForm({ preselected: 'carpet-cleaning' });
	await expect.element(box(names.tile)).toBeChecked();
	await expect.element(box(names.carpet)).not.toBeChecked();
});

describe('where the visitor comes from', () => {
	const arrive = (search: string, isArrival = true) => {
		history.replaceState(null, '', search);
		readAddress(isArrival);
	};
	const origin = () => page.getByRole('definition').filter({ hasText: 'spring' });

	test('an ad’s address says, which stays, and nothing seems to have been entered', async () => {
		arrive('?utm_source=google&utm_medium=cpc&utm_campaign=spring%20sale');
		expect(location.search).toContain('utm_source=google');
		await openForm();
		await expect.element(clear()).not.toBeInTheDocument();
		await expect.element(kept()).not.toBeInTheDocument();
		expect(draftOf().request).toMatchObject({ origin: 'google, spring sale', name: '' });
	});

	test('the review shows it, and takes it out by one press', async () => {
		storeDraft('review', { origin: 'spring' });
		await openForm();
		await expect.element(origin()).toBeVisible();
		await expect.element(review.text).toHaveValue(expect.stringContaining('spring'));
		const takeOut = button(`${labels.review.takeOut} ${labels.request.origin}`);
		const { height = 0, width = 0 } = takeOut.element().getBoundingClientRect();
		expect(Math.min(height, width)).toBeGreaterThanOrEqual(24);
		(takeOut.element() as HTMLElement).focus();
		await userEvent.keyboard('{Enter}');
		await expect.element(title('review')).toHaveFocus();
		await expect.element(page.getByText(labels.status.takenOut)).toBeVisible();
		await expect.element(origin()).not.toBeInTheDocument();
		await expect.element(review.text).toHaveValue(expect.not.stringContaining('spring'));
		expect(draftOf().request.origin).toBe('');
	});
});
