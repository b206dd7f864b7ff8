import { z } from 'astro/zod';
import { textLike, typed } from './field.ts';

/** A picture beside brand.yaml. */
export const logoPath = /^(?:\.\/)?[\w-]+\.(?:svg|png|jpe?g|webp)$/i;

/** A color as the web writes it: "#17594a". */
export const color = (title: string, why: string, example: string) =>
	typed('color', /^#(?:[\da-f]{3}){1,2}$/i, { title, why, example, draws: 'color' });

const sign = (title: string, why: string, example: string) =>
	textLike(logoPath, { title, why, example, draws: 'logo' }).optional();

/** content/brand.yaml: the colors, from which all others are made (src/content/palette.ts), the logo, the icon and the pattern. */
export const brandSchema = z.strictObject({
	main: color('the main color', 'The header, the footer, links and the icons have it.', '#17594a'),
	accent: color('the accent color', 'Buttons for quotes and calls use it.', '#9a4320'),
	star: color('the color of the stars', 'Ratings have it.', '#e2a93b').default('#e2a93b'),
	paper: color('the background', 'Pages have it. It has to be light.', '#fbf8f2').default('#fafaf9'),
	ink: color('the color of the text', 'Visitors read it on the background.', '#17211e').default('#1c1d1e'),
	logo: sign(
		'the logo',
		'About as wide as it is tall, it’s beside your name. A wide one is shown instead of your name. Without one, your first letter is beside it.',
		'./logo.svg',
	),
	icon: sign(
		'the icon',
		'It has to be square. Browsers and phones show it. Without one, they show your logo if it’s square, otherwise your first letter.',
		'./icon.svg',
	),
	pattern: textLike(/^\.\/[\w-]+\.svg$/i, {
		title: 'the pattern',
		why: 'Bands in your color have it along their edge, again and again. Without one, they have a plain weave.',
		example: './pattern.svg',
		draws: 'logo',
	}).optional(),
});
export type Brand = z.infer<typeof brandSchema>;
