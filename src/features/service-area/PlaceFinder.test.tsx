import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { weekdays } from '../../content/schema/yearly.ts';
import { formatLabel } from '../../lib/text.ts';
import { labels } from '../../words/testing/labels.ts';
import type { CoverageData } from './areas.ts';
import { PlaceFinder } from './PlaceFinder.island.tsx';

const words = labels.placeFinder;
const data: CoverageData = {
	towns: [{ name: 'Tampa', state: 'FL', phone: '(813) 555-0142', zips: '33602' }],
	states: { zip: '3', ours: { FL: 'fl' }, others: 'GA', country: 'usa', far: '' },
	// Always open, whenever the tests run.
	hours: {
		timeZone: 'America/New_York',
		week: [{ days: weekdays, opens: '00:00', closes: '24:00' }],
		special: [],
	},
	phone: '(813) 555-0100',
	emergencyPhone: '(813) 555-0199',
	locale: labels.locale,
	words: labels.coverage,
};
const field = page.getByLabelText(words.label);
const answer = page.getByRole('status');
const ask = async (place: string) => {
	await field.fill(place);
	await userEvent.keyboard('{Enter}');
};
const answers: ((response: Response) => void)[] = [];

beforeEach(async () => {
	answers.length = 0;
	vi.spyOn(window, 'fetch').mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
	await render(<PlaceFinder labels={words} towns="/towns" data="/towns.json" />);
});
afterEach(() => vi.restoreAllMocks());

test('towns that are late are waited for in words, and towns that do not load are reported', async () => {
	expect(answers).toHaveLength(0);
	await ask('Tampa');
	await expect.element(answer).toHaveTextContent(words.loading);
	answers[0]?.(new Response('', { status: 500 }));
	await expect.element(answer).toHaveTextContent(words.unloaded);
	await ask('Tampa');
	answers[1]?.(Response.json(data));
	await expect.element(answer.getByRole('link')).toBeVisible();
});

test('only the last question is answered', async () => {
	await ask('3360');
	await ask('Tampa');
	answers[1]?.(Response.json(data));
	answers[0]?.(Response.json(data));
	await expect.element(answer).toMatchTextContent(formatLabel(labels.coverage.here, { town: 'Tampa' }));
	await expect.element(answer.getByRole('link')).toHaveAttribute('href', 'tel:+18135550142');
});

test('a mistake returns the focus to the field', async () => {
	await field.fill('3360');
	await page.getByRole('button', { name: words.ask }).click();
	answers[0]?.(Response.json(data));
	await expect.element(answer).toHaveTextContent(labels.coverage.notZip);
	await expect.element(field).toHaveFocus();
	await expect.element(field).toHaveAttribute('aria-invalid', 'true');
});

test('a suggested town is asked about by one press, and the focus stays in the field', async () => {
	await ask('Tampaq');
	answers[0]?.(Response.json(data));
	await page.getByRole('button', { name: formatLabel(labels.coverage.meant, { town: 'Tampa' }) }).click();
	await expect.element(field).toHaveValue('Tampa');
	await expect.element(field).toHaveFocus();
	await expect.element(answer.getByRole('link')).toBeVisible();
});
