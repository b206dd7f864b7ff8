import { contentPath } from '../source/content-folder.ts';
import { readData } from '../source/reader.ts';
import { company } from './facts.ts';
import { drawLetter, isWide, plainWeave, readLogoFile } from './logo.ts';
import { buildPalette } from './palette.ts';
import { brandSchema } from './schema/brand.ts';

const brand = brandSchema.parse(readData('brand.yaml'));

/** The colors of the site, as #rrggbb. */
export const palette = buildPalette(brand);

const read = (file: string | undefined) => file && readLogoFile(contentPath(file));
const [logo, icon, own] = await Promise.all([brand.logo, brand.icon, brand.pattern].map(read));

/** A wide logo, which stands in the place of the company's name. */
export const wordMark = logo && isWide(logo) ? logo : undefined;

/** The sign of the company, about square: its icon, its logo, or the first letter of its name. Undefined if the font lacks that. */
export const mark = icon || (logo && !wordMark && logo) || drawLetter(company.name);

/** The logo beside the name, if there is one. */
export const symbol = (logo && !wordMark && logo) || mark;

/** What banners have along their edge, again and again: the company's own, or a plain weave. */
export const pattern = own || plainWeave;
