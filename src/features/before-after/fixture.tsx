import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { failure } from '../../components/island/testing/failure.ts';
import type { PhotoData } from '../../content/photo.ts';
import { BeforeAfter, type BeforeAfterLabels } from './BeforeAfter.island.tsx';
import type { BeforeAfterCase } from './CaseFigure.tsx';

/** What the tests of this island share: three cases, their words, and the ways to find its parts. */

export const labels: BeforeAfterLabels = {
	region: 'Before and after',
	previous: 'Previous case',
	next: 'Next case',
	goTo: 'Show case {number}: {title}',
	position: 'Case {current} of {total}: {title}',
	counter: '{current} of {total}',
	slider: 'Cleaned side',
	value: '{value}% before cleaning',
	before: 'Before',
	after: 'After',
	hint: 'Drag across the picture.',
	illustration: 'Illustration',
};

export function makePhoto(alt: string, more: Partial<PhotoData> = {}): PhotoData {
	const drawing =
		'<svg xmlns="http://www.w3.org/2000/svg" width="16" height="10"><rect width="16" height="10"/></svg>';
	return {
		alt,
		width: 1600,
		height: 1000,
		src: `data:image/svg+xml,${encodeURIComponent(drawing)}`,
		sources: [],
		sample: true,
		...more,
	};
}

export const cases: BeforeAfterCase[] = ['Carpet', 'Sofa', 'Tile'].map((title) => ({
	id: title.toLowerCase(),
	title,
	location: `${title} town`,
	description: `${title} described.`,
	testimonial: `${title} praised.`,
	before: makePhoto(`${title} dirty`),
	after: makePhoto(`${title} clean`),
}));

export const element = <BeforeAfter cases={cases} labels={labels} failure={failure} />;
export const slider = page.getByRole('slider', { name: 'Cleaned side' });
export const previous = page.getByRole('button', { name: 'Previous case' });
export const next = page.getByRole('button', { name: 'Next case' });

/** The surface over the picture on which pointers act. */
export function getPicture() {
	const picture = slider.element().parentElement;
	if (!picture) throw new Error('The slider has no picture around it.');
	return picture;
}

export const expectReveal = async (value: number) => {
	await expect.element(slider).toHaveValue(String(value));
	await expect.element(slider).toHaveAttribute('aria-valuetext', `${value}% before cleaning`);
};

export const expectCase = async (title: string) => {
	for (const { title: name } of cases) {
		const heading = page.getByText(`${name} described.`);
		await (name === title
			? expect.element(heading).toBeVisible()
			: expect.element(heading).not.toBeVisible());
	}
};
