import { contentPath, readContentFile } from '../source/content-folder.ts';
import { company } from './facts.ts';
import { drawLetter, isWide, readLogoFile } from './logo.ts';
import { buildPalette } from './palette.ts';
import { parseBrand } from './schema/brand.ts';

const brand = parseBrand(readContentFile('brand.yaml') ?? '');

/** The colors of the site, as #rrggbb. */
export const palette = buildPalette(brand);

const read = (file: string | undefined) => file && readLogoFile(contentPath(file));
const [logo, icon] = await Promise.all([read(brand.logo), read(brand.icon)]);

/** A wide logo, which stands in the place of the company's name. */
export const wordMark = logo && isWide(logo) ? logo : undefined;

/** The sign of the company, about square: its icon, its logo, or the first letter of its name. */
export const mark = icon || (logo && !wordMark && logo) || drawLetter(company.name);

/** The logo beside the name. */
export const symbol = (logo && !wordMark && logo) || mark;
