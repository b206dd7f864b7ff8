import { readContentFile } from '../source/content-folder.ts';
import { company } from './facts.ts';
import { drawLetter, readLogo } from './logo.ts';
import { buildPalette } from './palette.ts';
import { parseBrand } from './schema/brand.ts';

const brand = parseBrand(readContentFile('brand.yaml') ?? '');

/** The colors of the site, as #rrggbb. */
export const palette = buildPalette(brand);

/** The logo, or the first letter of the company's name. */
export const logo = brand.logo ? readLogo(readContentFile(brand.logo) ?? '') : drawLetter(company.name);
