import '../../styles/site.css';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { findBarriers } from '../../components/island/testing/axe.ts';
import { formatLabel } from '../../lib/text.ts';
import { composeRequest } from './compose.ts';
import { complete, props, rules, words } from './fixture.ts';
import {
	back,
	button,
	field,
	fillWhat,
	fillWhere,
	fillYou,
	goOn,
	openForm,
	part,
	review,
	summary,
	title,
} from './fixture.tsx';
import { QuoteRequest } from './QuoteRequest.island.tsx';

beforeEach(() => {
	sessionStorage.clear();
	vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T20:00:00Z') });
});
afterEach(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
});

describe('the steps', () => {
	test('lead from what to where to whom to the review, and each is read out', async () => {
		await openForm();
		await expect.element(title('what')).toBeVisible();
		await fillWhat();
		await expect.element(title('where')).toHaveFocus();
		await fillWhere();
		await expect.element(title('you')).toHaveFocus();
		await fillYou();
		await expect.element(title('review')).toHaveFocus();
		await expect.element(review.text).toHaveValue(composeRequest(complete, words, rules));
	});

	test('lead back without losing anything', async () => {
		await openForm();
		await fillWhat();
		await fillWhere();
		await back().click();
		await expect.element(field('place')).toHaveValue('33602');
		await expect.element(field('day')).toHaveValue('2026-11-24');
		await back().click();
		await expect.element(field('items')).toHaveValue('3 bedrooms');
		await expect.element(button(words.services['carpet-cleaning'], 'checkbox')).toBeChecked();
		await goOn();
		await expect.element(field('place')).toHaveValue('33602');
	});

	test('let water in the house call at once', async () => {
		const { container } = await openForm();
		const call = () => container.querySelector('a[href="tel:+18135550100"]');
		expect(call()).toBeNull();
		await button(words.services['burst-pipe'], 'checkbox').click();
		await expect.poll(call).toMatchTextContent(part(words.flood.call));
	});
});

describe('the city or ZIP code', () => {
	test('of ours is welcomed with the local number', async () => {
		const { container } = await openForm();
		await fillWhat();
		await field('place').fill('33602');
		const answer = container.querySelector('#quote-place-answer');
		await expect
			.poll(() => answer)
			.toMatchTextContent(part(formatLabel(words.place.inArea, { town: 'Tampa' })));
		expect(answer?.querySelector('a')).toHaveAttribute('href', 'tel:+18135550142');
	});

	test('of somebody else is answered kindly once it is finished, and the visitor may go on', async () => {
		const { container } = await openForm();
		await fillWhat();
		const answer = container.querySelector('#quote-place-answer');
		await field('place').fill('Orlando');
		expect(answer?.textContent).toBe('');
		await userEvent.tab();
		await expect
			.poll(() => answer)
			.toMatchTextContent(part(formatLabel(words.place.outside, { town: 'Orlando' })));
		await field('place').fill('32202');
		await userEvent.tab();
		await expect
			.poll(() => answer)
			.toMatchTextContent(part(formatLabel(words.place.outsideZip, { zip: '32202' })));
		for (const place of ['Tampa, KS', '10001']) {
			await field('place').fill(place);
			await userEvent.tab();
			await expect
				.poll(() => answer)
				.toMatchTextContent(part(formatLabel(words.place.notFlorida, { value: place })));
		}
		await goOn();
		await expect.element(title('you')).toBeVisible();
	});

	test('with a slip of the fingers is mended by one press', async () => {
		await openForm();
		await fillWhat();
		await field('place').fill('Clearwatre');
		await userEvent.tab();
		await button(formatLabel(words.place.suggestion, { town: 'Clearwater' })).click();
		await expect.element(field('place')).toHaveValue('Clearwater');
	});
});

test('axe finds no barrier in any step, with and without mistakes', async () => {
	const { container } = await openForm();
	const look = async () => expect(await findBarriers(container)).toEqual([]);
	await look();
	await goOn();
	await expect.element(summary()).toBeVisible();
	await look();
	await fillWhat();
	await goOn();
	await expect.element(summary()).toBeVisible();
	await look();
	await fillWhere();
	await goOn();
	await expect.element(summary()).toBeVisible();
	await look();
	await fillYou();
	await expect.element(review.text).toBeVisible();
	await look();
});

test('a failure shows the fallback with the phone', async () => {
	vi.spyOn(console, 'error').mockImplementation(() => undefined);
	const screen = await render(<QuoteRequest {...props} words={undefined as never} />);
	await expect.element(screen.getByRole('heading', { name: props.failure.title })).toBeVisible();
});
