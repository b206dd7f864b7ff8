import brandFile from '../../content/brand.yaml?raw';
import { company } from './facts.ts';
import { drawLetter, readLogo } from './logo.ts';
import { buildPalette } from './palette.ts';
import { parseBrand } from './schema/brand.ts';

const brand = parseBrand(brandFile);
const files = import.meta.glob<string>('../../content/*.svg', {
	query: '?raw',
	import: 'default',
	eager: true,
});

/** The colors of the site, as #rrggbb. */
export const palette = buildPalette(brand);

/** The logo, or the first letter of the company's name. */
export const logo = brand.logo
	? readLogo(files[brand.logo.replace('.', '../../content')] ?? '')
	: drawLetter(company.name);
