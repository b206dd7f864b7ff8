/**
 * The two typefaces of the site, cut from the Fontsource packages to what a page needs (docs/decisions/0025). Called by
 * astro.config.ts, whose fonts API then serves the files. Cutting takes a second, so a file is kept until what it is cut
 * from, or what cuts it, is another.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SubsetOptions } from 'subset-font';

/** Every character from the first to the last code point. */
const range = (first: number, last: number) =>
	String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/**
 * ASCII, the letters of Spanish, French, Portuguese and German (of their capitals those of Spanish), and the marks that
 * prose is set with. All of Latin-1 would be 2.7 KB more for both faces.
 */
const displayCharacters = [
	range(0x20, 0x7e),
	'àáâãäçèéêëíîïñóôõöùúûüß',
	'ÁÉÍÑÓÚÜ',
	'\u00a0–—‘’“”…•·¿¡°½×',
].join('');

/** The display face's set, and the signs of measures and marks. */
const textCharacters = `${displayCharacters}²©®™→−′″`;

/** What shapes words and sets their marks; figures of one width for prices and hours. No small capitals, no fractions. */
const keepFeatures = ['kern', 'liga', 'mark', 'mkmk', 'ccmp', 'locl', 'lnum', 'tnum'];

const folder = 'node_modules/.cache/fonts';

async function cut(
	file: string,
	characters: string,
	variationAxes?: SubsetOptions['variationAxes'],
): Promise<string> {
	const font = await readFile(path.join('node_modules', file));
	const options: SubsetOptions = {
		targetFormat: 'woff2',
		keepFeatures,
		...(variationAxes && { variationAxes }),
	};
	const hash = createHash('sha256')
		.update(font)
		.update(JSON.stringify([characters, options]))
		.update(await readFile('node_modules/subset-font/package.json'));
	const target = path.join(folder, `${hash.digest('hex').slice(0, 12)}-${path.basename(file)}`);
	if (!existsSync(target)) {
		const { default: subsetFont } = await import('subset-font');
		// Under its name only when it is whole: a build that was stopped would leave half a file for the next.
		const unfinished = `${target}.${process.pid}`;
		await writeFile(unfinished, await subsetFont(font, characters, options));
		await rename(unfinished, target);
	}
	return `./${target}`;
}

/**
 * Writes both files, where they are not there yet.
 * @returns their paths from the project's folder
 * @throws Error when a Fontsource package is not installed
 */
export async function writeFonts(): Promise<{ display: string; text: string }> {
	await mkdir(folder, { recursive: true });
	const [display, text] = await Promise.all([
		cut('@fontsource/fraunces/files/fraunces-latin-500-normal.woff2', displayCharacters),
		cut('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2', textCharacters, {
			wght: { min: 400, max: 700, default: 400 },
		}),
	]);
	return { display, text };
}
