import '../../styles/site.css';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { dragFinger, dragMouse, tap } from '../../components/island/testing/gesture.ts';
import type { PhotoData } from '../../content/photo.ts';
import { formatLabel } from '../../lib/text.ts';
import { labels } from '../../words/testing/labels.ts';
import styles from './BeforeAfter.module.css';
import { CaseFigure } from './CaseFigure.tsx';
import { Gallery } from './Gallery.island.tsx';
import type { BeforeAfterCase } from './query.ts';

const words = { ...labels.gallery, ...labels.houseCard, illustration: labels.photo.illustration };
const src = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="16" height="10"/>';
const makePhoto = (alt: string, sample = true): PhotoData => ({
	alt,
	sample,
	src,
	width: 1600,
	height: 1000,
	sources: [],
	focus: undefined,
	sizes: '100vw',
	frame: undefined,
});
const cases: BeforeAfterCase[] = ['Carpet', 'Sofa', 'Tile'].map((title) => ({
	id: title,
	title,
	description: `${title} described.`,
	before: makePhoto(`${title} dirty`),
	after: makePhoto(`${title} clean`),
}));
const show = (shown: BeforeAfterCase[]) => (
	<Gallery wide titles={shown.map(({ id }) => id)} labels={words}>
		{shown.map((item, index) => (
			<CaseFigure key={item.id} item={item} labels={words} styles={styles} isFirst={index === 0} />
		))}
	</Gallery>
);
const element = show(cases);
const slider = page.getByRole('slider', { name: words.slider });
const getPicture = () => slider.element().parentElement as HTMLElement;

async function expectReveal(value: number) {
	await expect.element(slider).toHaveValue(String(value));
	await expect.element(slider).toHaveAttribute('aria-valuetext', formatLabel(words.value, { value }));
}
beforeEach(() => page.viewport(1024, 768));

describe('the slider', () => {
	test('cuts the cleaned picture where a click or a key puts it', async () => {
		await render(element);
		await expectReveal(50);
		const { width, height } = getPicture().getBoundingClientRect();
		await userEvent.click(getPicture(), { position: { x: width / 4, y: height / 3 } });
		await expectReveal(25);
		const clean = page.getByAltText('Carpet clean').element().closest('div');
		await expect.poll(() => getComputedStyle(clean as Element).clipPath).toBe('inset(0px 0px 0px 25%)');
		await userEvent.keyboard('{ArrowRight}');
		await expectReveal(26);
	});

	test('follows a drag and stops at the edge', async () => {
		await render(element);
		await dragMouse(getPicture(), { x: 10, y: 20 }, { x: 70, y: 60 });
		await expectReveal(70);
		await dragMouse(getPicture(), { x: 40, y: 50 }, { x: 130, y: 50 });
		await expectReveal(100);
	});

	test('follows a finger that taps or moves sideways', async () => {
		await render(element);
		await tap(getPicture(), { x: 30, y: 50 });
		await expectReveal(30);
		await dragFinger(getPicture(), { x: 50, y: 50 }, { x: 80, y: 54 });
		await expectReveal(80);
	});

	test('leaves an upward swipe to the page', async () => {
		await page.viewport(390, 500);
		await render(<div style={{ paddingBlockEnd: '150vh' }}>{element}</div>);
		await dragFinger(getPicture(), { x: 84, y: 90 }, { x: 80, y: 10 });
		await expect.poll(() => window.scrollY).toBeGreaterThan(50);
		await expectReveal(50);
	});
});

test('the arrows go around the cases, say which one is shown, and it alone is read aloud', async () => {
	const { container } = await render(element);
	const figures = page.getByRole('figure');
	await expect.poll(() => figures.elements()).toHaveLength(1);
	for (const [name, current] of [
		[words.previous, 3],
		[words.next, 1],
		[words.next, 2],
	] as const) {
		await page.getByRole('button', { name }).click();
		const { title = '' } = cases[current - 1] ?? {};
		const position = formatLabel(words.position, { current, total: 3, title });
		await expect.poll(() => container.querySelector('[aria-live]')).toHaveTextContent(position);
		await expect.element(figures).toMatchTextContent(`${title} described.`);
	}
});

test('pictures of real jobs are not called illustrations', async () => {
	const real = { before: makePhoto('a', false), after: makePhoto('b', false) };
	const view = await render(element);
	await expect.element(page.getByText(words.illustration).first()).toBeVisible();
	await view.rerender(show([{ id: 'real', description: 'Real', ...real }]));
	await expect.element(page.getByText(words.illustration)).not.toBeInTheDocument();
});
