import '../../styles/site.css';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { formatLabel } from '../../lib/text.ts';
import {
	button,
	field,
	fill,
	goOn,
	openForm,
	openWaitingForm,
	review,
	startFresh,
	summary,
	title,
} from './testing/form.tsx';
import { complete, labels, names, writeComplete } from './testing/request.ts';

beforeEach(startFresh);

describe('the steps', () => {
	test('lead to the review and back, each with the focus on its heading and nothing lost', async () => {
		await openForm();
		await fill.what();
		await expect.element(title('where')).toHaveFocus();
		await fill.where();
		await expect.element(title('you')).toHaveFocus();
		await fill.you();
		await expect.element(title('review')).toHaveFocus();
		await expect.element(review.text).toHaveValue(writeComplete());
		await button(labels.actions.back).click();
		await expect.element(field('name')).toHaveValue(complete.name);
		await button(labels.actions.back).click();
		await expect.element(field('day')).toHaveValue(complete.day);
		await button(labels.actions.back).click();
		await expect.element(button(names.carpet, 'checkbox')).toBeChecked();
	});

	test('are announced once each, with the progress, also where the heading already has the focus', async () => {
		const heard: (string | null)[] = [];
		const listening = new AbortController();
		document.addEventListener(
			'focusin',
			({ target }) => heard.push((target as Element).textContent),
			listening,
		);
		await openForm();
		await fill.what();
		await expect.element(title('where')).toHaveFocus();
		heard.length = 0;
		parent.history.back();
		await expect.element(title('what')).toHaveFocus();
		parent.history.forward();
		await expect.element(title('where')).toHaveFocus();
		listening.abort();
		const [first, second] = [1, 2].map((current) => formatLabel(labels.progress, { current, total: 4 }));
		expect(heard).toEqual([`${labels.steps.what} ${first}`, `${labels.steps.where} ${second}`]);
		for (const status of page.getByRole('status').elements()) expect(status).toBeEmptyDOMElement();
	});

	test('ask to call the line that answers in an emergency, also before the form hydrates', async () => {
		openWaitingForm();
		const call = button(`${labels.flood.question} ${labels.flood.call}`, 'link');
		expect(call.query()).toBeNull();
		await button(names.flood, 'checkbox').click();
		await expect.element(call).toHaveAttribute('href', 'tel:+18135550199');
	});
});

describe('the city or ZIP code', () => {
	const answer = () => document.querySelector('#quote-place-after');

	test('of ours is answered with the number to call', async () => {
		await openForm();
		await fill.what();
		await field('place').fill('33602');
		await expect.poll(answer).toMatchTextContent(formatLabel(labels.place.inArea, { town: 'Tampa' }));
		expect(answer()?.querySelector('a')).toHaveAttribute('href', 'tel:+18135550142');
	});

	test('elsewhere is answered once it is finished, and turns nobody away', async () => {
		await openForm();
		await fill.what();
		const { unknown, elsewhere, otherState } = labels.place;
		for (const [place, text] of [
			['Qwxyz', formatLabel(unknown, { place: 'Qwxyz' })],
			['Orlando', formatLabel(elsewhere, { place: 'Orlando' })],
			['90028', formatLabel(otherState, { place: '90028' })],
		] as const) {
			await field('place').fill(place);
			expect(answer()?.textContent).toBe('');
			await userEvent.tab();
			await expect.poll(answer).toMatchTextContent(text);
		}
		await goOn();
		await expect.element(title('you')).toBeVisible();
	});
});

describe('a mistake', () => {
	test('disappears as it is corrected, and no other appears before the next attempt', async () => {
		await openForm();
		await fill.what();
		await fill.where();
		await goOn();
		await expect
			.element(field('phone'))
			.toHaveAccessibleDescription(expect.stringContaining(labels.errors.contactMissing));
		await expect.element(field('phone')).toHaveAttribute('aria-invalid', 'true');
		await field('email').fill('ana');
		await expect.element(field('phone')).not.toHaveAttribute('aria-invalid');
		await expect.element(field('email')).not.toHaveAttribute('aria-invalid');
		await field('name').fill('Ana');
		await expect.element(summary()).not.toBeInTheDocument();
		await goOn();
		await expect.element(summary()).toMatchTextContent(labels.errors.emailInvalid);
	});

	test('in half a date is found, and gone once the day is left open', async () => {
		await openForm();
		await fill.what();
		await field('place').fill('Tampa');
		await field('day').click();
		await userEvent.keyboard('11');
		await goOn();
		await expect.element(summary().getByRole('link')).toMatchTextContent(labels.errors.dayIncomplete);
		await field('day').click();
		await userEvent.keyboard('{Backspace}');
		await expect.element(summary()).not.toBeInTheDocument();
		await goOn();
		await expect.element(title('you')).toBeVisible();
	});
});
