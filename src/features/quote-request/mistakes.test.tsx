import '../../styles/site.css';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { formatLabel } from '../../lib/text.ts';
import { words } from './fixture.ts';
import { button, field, fillWhat, fillWhere, goOn, openForm, part, summary, title } from './fixture.tsx';

beforeEach(() => {
	sessionStorage.clear();
	vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T20:00:00Z') });
});
afterEach(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
});

describe('a mistake', () => {
	test('is named at the top, where the focus goes, and at its field', async () => {
		await openForm();
		await goOn();
		await expect.element(summary()).toHaveFocus();
		await summary().getByText(words.errors.servicesMissing).click();
		await expect.element(button(words.services['carpet-cleaning'], 'checkbox')).toHaveFocus();
		await expect
			.element(button(words.fields.services.label, 'group'))
			.toHaveAccessibleDescription(words.errors.servicesMissing);
	});

	test('is taken back as it is corrected, and no other is found before the next try', async () => {
		await openForm();
		await fillWhat();
		await fillWhere();
		await goOn();
		await expect
			.element(summary().getByRole('link').first())
			.toMatchTextContent(part(words.errors.nameMissing));
		await expect.element(field('phone')).toHaveAccessibleDescription(part(words.errors.contactMissing));
		await expect.element(field('phone')).toHaveAttribute('aria-invalid', 'true');
		await field('email').fill('ana');
		await expect.element(field('phone')).not.toHaveAttribute('aria-invalid');
		await expect.element(field('email')).not.toHaveAttribute('aria-invalid');
		await field('name').fill('Ana');
		await expect.element(summary()).not.toBeInTheDocument();
		await goOn();
		await expect.element(summary()).toMatchTextContent(part(words.errors.emailInvalid));
		await field('email').fill('ana@mail.example');
		await goOn();
		await expect.element(title('review')).toBeVisible();
	});

	test.for([
		['', words.errors.placeMissing],
		['3360', formatLabel(words.errors.placeNotZip, { value: '3360' })],
	] as const)('in the city or ZIP code “%s” is told', async ([typed, told]) => {
		await openForm();
		await fillWhat();
		await field('place').fill(typed);
		await goOn();
		await expect.element(summary().getByRole('link')).toMatchTextContent(part(told));
		await expect.element(field('place')).toHaveAccessibleDescription(part(told));
	});

	test.for([
		['2026-11-20', words.errors.dayPast],
		['2026-11-22', formatLabel(words.errors.dayClosed, { weekday: 'Sunday' })],
	] as const)('in the day %s is told', async ([day, told]) => {
		await openForm();
		await fillWhat();
		await field('place').fill('Tampa');
		await field('day').fill(day);
		await goOn();
		await expect.element(summary().getByRole('link')).toMatchTextContent(part(told));
		await field('day').fill('');
		await goOn();
		await expect.element(title('you')).toBeVisible();
	});

	test('such as half a date is told', async () => {
		await openForm();
		await fillWhat();
		await field('place').fill('Tampa');
		await field('day').click();
		await userEvent.keyboard('11');
		await goOn();
		await expect.element(summary().getByRole('link')).toMatchTextContent(part(words.errors.dayIncomplete));
	});

	test('such as notes that are too long is told with the number of letters to take away', async () => {
		await openForm();
		await fillWhat();
		await field('place').fill('Tampa');
		await field('notes').fill('é'.repeat(1012));
		const told = formatLabel(words.errors.notesLong, { over: 12, limit: 1000 });
		await expect.element(field('notes')).toHaveAccessibleDescription(part(told));
		await goOn();
		await expect.element(summary().getByRole('link')).toMatchTextContent(part(told));
		await field('notes').fill('é'.repeat(1000));
		await goOn();
		await expect.element(title('you')).toBeVisible();
	});
});
