import { formatLabel } from '../../lib/text.ts';
import { getWeekday, isDay } from './day.ts';
import { countCharacters, limits } from './length.ts';
import type { FieldError, FieldName, FormWords, QuoteRequest } from './request.ts';

/** The words of each error, filled with what was typed, by field. */
export function describeErrors(
	errors: readonly FieldError[],
	request: QuoteRequest,
	{ errors: texts, locale }: Pick<FormWords, 'errors' | 'locale'>,
): Partial<Record<FieldName, string>> {
	return Object.fromEntries(
		errors.map(({ field, code }) => {
			const limit = field in limits ? limits[field as keyof typeof limits] : 0;
			const value = String(request[field]).trim();
			const weekday = isDay(request.day) ? getWeekday(request.day, locale) : '';
			return [
				field,
				formatLabel(texts[code], { value, limit, over: countCharacters(value) - limit, weekday }),
			];
		}),
	);
}
