import { z } from 'astro/zod';
import { color } from '../../content/schema/brand.ts';
import {
	choice,
	externalUrl,
	fact,
	flag,
	list,
	nonEmptyGroups,
	nonEmptyList,
	prose,
	reference,
	sample,
	slug,
	text,
} from '../../content/schema/field.ts';
import { closing, inSearch, page } from '../../content/schema/page-part.ts';
import type { InLanguage } from '../../content/schema/part.ts';
import { listUnsaid, substances } from './substances.ts';

const substance = <Extra extends string = never>(title: string, ...extra: Extra[]) =>
	choice([...substances, ...extra]).meta({
		title,
		why: 'The guide uses it to leave out anything that would harm a surface.',
		example: 'water',
	});
const source = () =>
	reference('source', 'the source of pages/stain-guide.yaml', 'woolsafe').meta({
		why: 'Name it only if it says the same. It has to be in the list of sources.',
	});

/** content/stain-remedies.yaml: what a homeowner may do about a spill. */
export const remedySchema = z
	.strictObject({
		id: slug('the id of the remedy', 'blot'),
		name: text('the name of the remedy', 'Blot with a dry white cloth'),
		text: prose('what to do'),
		contains: nonEmptyList('what touches the surface', substance('something that touches it', 'nothing'), {
			why: 'The guide knows only what is listed here, and never shows this remedy for a surface that forbids one of these. Vinegar and lemon are “acid,” and a dry cloth is “nothing.”',
		})
			.meta({ example: '[soap, water]' })
			.transform((parts) => parts.filter((part) => part !== 'nothing')),
		product: flag(
			'whether it is a product from a bottle or a box',
			'Products must never be mixed, so the guide names one at most.',
		),
		only: z
			.array(reference('surface', 'a surface of stain-surfaces.yaml', 'grout'))
			.meta({ title: 'the only surfaces that it is meant for' })
			.optional(),
		otherwise: reference('remedy', 'the gentler remedy', 'damp-cloth').optional(),
		source: source().optional(),
	})
	.check(({ value, issues }) => void issues.push(...listUnsaid(value)));
export type Remedy = InLanguage<z.infer<typeof remedySchema>>;

/** content/stain-surfaces.yaml: what a surface can take. What it forbids overrides what a spill asks for. */
export const surfaceSchema = z.strictObject({
	id: slug('the id of the surface', 'grout'),
	name: text('the name of the surface', 'Synthetic carpet'),
	about: prose('how to tell what it is'),
	material: choice(['animal', 'stone', 'fabric', 'unknown']).meta({
		title: 'what it is made of',
		why: 'Wool, silk and leather are “animal,” and cement is “stone.” Each kind has things that always harm it.',
		example: 'fabric',
	}),
	swatch: choice([
		'loop',
		'pile',
		'knot',
		'silk',
		'linen',
		'microfiber',
		'leather',
		'suede',
		'grout',
		'stone',
	])
		.meta({
			title: 'the swatch',
			why: 'A small picture of the material beside its name. Leave it out for a material without one.',
			example: 'linen',
		})
		.optional(),
	tag: flag('whether it has a tag with a care code', 'The guide then links to what the letters mean.'),
	service: reference('service', 'the service for this surface', 'carpet-cleaning').optional(),
	test: prose('how to test it before anything wet')
		.meta({ why: 'Without it, the guide leaves out what could take color out of this surface.' })
		.optional(),
	drying: prose('how to dry it'),
	forbids: nonEmptyGroups('what the surface forbids', {
		id: substance('what must not touch the surface'),
		name: text('the name of what must not touch it', 'Bleach'),
		why: prose('the reason'),
		source: source().optional(),
	}).meta({ why: 'The guide leaves these out of all advice for this surface.' }),
	stop: prose('when to stop'),
	can: prose('what we can do'),
	cannot: prose('what we can’t do'),
	sample: sample(),
});
export type Surface = InLanguage<z.infer<typeof surfaceSchema>>;

/** content/stain-spills.yaml: what was spilled. Each has a page of its own: /stain-guide/red-wine. */
export const spillSchema = z.strictObject({
	id: slug('the id of the spill', 'red-wine'),
	name: text('the name of the spill', 'Red wine'),
	title: text('the heading of its page', 'Red wine stains'),
	color: color('the color of the spill', 'It’s drawn on a piece of linen at the top of its page.', '#6e1f38'),
	...inSearch('Red Wine Stains'),
	about: prose('what makes it hard to remove'),
	firstMinute: prose('what to do in the first minute'),
	steps: nonEmptyList(
		'the remedies in their order',
		reference('remedy', 'a remedy of stain-remedies.yaml', 'blot'),
		{
			why: 'The guide shows the ones a surface can take.',
		},
	),
	avoid: list('what to avoid', z.strictObject({ name: text('what to avoid'), why: prose('the reason') })),
	leavesDry: flag('whether it leaves nothing wet', 'The guide then mentions drying only after a wet step.'),
	dried: prose('what to do about a dry one'),
	outcome: prose('what usually comes out'),
	sources: list('the sources for this spill', source()),
	sample: sample(),
});
export type Spill = InLanguage<z.infer<typeof spillSchema>>;

/** content/pages/stain-guide.yaml: the words of /stain-guide and of the pages below it. */
export const stainGuideSchema = page({
	link: text('the words of the link in the footer', 'Stain Guide'),
	spills: text('the heading of the list of spills'),
	surfaces: z.strictObject({
		title: text('the heading of the surfaces'),
		intro: prose('the introduction'),
		more: text('the words that open when to stop and what we can do'),
	}),
	advice: z.strictObject({
		firstMinute: text('the heading of the first minute'),
		avoid: text('the heading of what to avoid'),
		dried: text('the heading about dry stains'),
		outcome: text('the heading of what comes out'),
		choose: text('the heading above the surfaces'),
		unsure: text('the words of the link to the surfaces'),
		test: text('the words before the test'),
		drying: text('the words before the drying'),
		never: text('the heading of what the surface forbids'),
		service: text('the words before the service'),
		quote: text('the words of the link to the quote form'),
		tag: text('the words of the link to the care codes'),
		others: text('the heading of the other spills'),
	}),
	call: z.strictObject({
		title: text('the heading of when to call'),
		text: prose('when to go no further and call, whatever the surface'),
	}),
	mixing: z.strictObject({
		title: text('the heading of the warning'),
		text: prose('the warning about two products'),
	}),
	codes: z.strictObject({
		title: text('the heading of the care codes'),
		intro: prose('the introduction of the care codes'),
		list: nonEmptyGroups('the care codes', {
			code: fact('the letters on the tag', 'WS'),
			name: text('what the letters mean'),
			text: prose('what to do'),
		}),
	}),
	sources: nonEmptyGroups('the sources', {
		id: slug('the id of the source', 'woolsafe'),
		name: fact('the short name of the source', 'WoolSafe'),
		title: fact('the name of the source'),
		url: externalUrl('the address of the source'),
		surfaces: z
			.array(reference('surface', 'a surface of stain-surfaces.yaml', 'synthetic-carpet'))
			.meta({
				title: 'the only surfaces that it speaks of',
				why: 'On other surfaces, the guide doesn’t name it.',
			})
			.optional(),
	}),
	closing: closing(),
});
export type StainGuide = InLanguage<z.infer<typeof stainGuideSchema>>;
