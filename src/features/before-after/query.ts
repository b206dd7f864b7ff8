import { foreign } from '../../content/language.ts';
import { getPhoto } from '../../content/photo.ts';
import { readAll } from '../../content/read.ts';
import type { BeforeAfterCase } from './CaseFigure.tsx';

/** Resolves the photos of cases, such as the pair of a service. */
export function showCases(cases: readonly BeforeAfterCase<string>[]): Promise<BeforeAfterCase[]> {
	const language = foreign();
	return Promise.all(
		cases.map(async (item) => ({
			...item,
			...(language && { language }),
			before: await getPhoto(item.before, 'wide'),
			after: await getPhoto(item.after, 'wide'),
		})),
	);
}

/** The cases of the gallery, in the owner's order. */
export const getCases = async () => showCases(await readAll('gallery'));
