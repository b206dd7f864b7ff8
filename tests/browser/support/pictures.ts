import { globSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { siteFolder } from '../../../src/source/content-folder.ts';

type Size = readonly [width: number, height: number];

/** A picture that is shown: its box, how wide `sizes` says that it is, and the files of its first fitting source. */
interface Picture {
	box: Size;
	slot: number;
	files: { name: string; width: number }[];
	/** The file that the browser has chosen; empty before it needs one. */
	chosen: string;
}

export function findPictures(): Picture[] {
	const probe = document.body.appendChild(document.createElement('div'));
	probe.style.position = 'fixed';
	const fits = (media: string | undefined) => !media || matchMedia(media).matches;
	const measure = (sizes: string, image: HTMLImageElement): number => {
		// At commas outside of parentheses.
		for (const size of sizes.match(/(?:\((?:[^()]|\([^()]*\))*\)|[^,()])+/g) ?? []) {
			const [, media, length = ''] = /^\s*(\(width[^()]*\))?\s*(.+)$/.exec(size) ?? [];
			if (!fits(media)) continue;
			if (length === 'auto') return image.offsetWidth;
			probe.style.inlineSize = length;
			return probe.getBoundingClientRect().width;
		}
		return innerWidth;
	};
	const nameOf = (address = '') => address.split('/').at(-1) ?? '';
	const pictures = [...document.querySelectorAll('picture')].flatMap((picture): Picture[] => {
		const image = picture.querySelector('img');
		if (!image?.checkVisibility()) return [];
		const source = [...picture.querySelectorAll('source')].find(({ media }) => fits(media));
		const files = (source?.srcset ?? '').split(', ').map((candidate) => {
			const [address, width] = candidate.split(' ');
			return { name: nameOf(address), width: Number.parseInt(width ?? '', 10) };
		});
		return [
			{
				box: [image.offsetWidth, image.offsetHeight],
				slot: measure(source?.sizes ?? '', image),
				files: files.sort((a, b) => a.width - b.width),
				chosen: nameOf(image.currentSrc),
			},
		];
	});
	probe.remove();
	return pictures;
}

/**
 * The smallest file that a browser chooses. WebKit's choice is the first that is dense enough, or the one before where that
 * is nearer; other browsers take the first.
 * https://github.com/WebKit/WebKit/blob/main/Source/WebCore/html/parser/HTMLSrcsetParser.cpp
 */
function chooseFile({ files, slot }: Picture, density: number): string {
	const dense = files.findIndex(({ width }) => width / slot >= density);
	const before = files[(dense < 0 ? files.length : dense) - 1];
	const next = files[dense] ?? before;
	if (!before || !next) return files[0]?.name ?? '';
	const isNearer = density > 1 && density < Math.sqrt((before.width / slot) * (next.width / slot));
	return (isNearer ? before : next).name;
}

const measureFiles = async (pattern: string): Promise<Map<string, Size>> =>
	new Map(
		await Promise.all(
			globSync(pattern).map(async (file) => {
				const { width, height } = await sharp(file).metadata();
				return [path.basename(file), [width, height]] as const;
			}),
		),
	);
const published = await measureFiles(`${siteFolder}/assets/*.avif`);
/** The originals, by the name that Astro keeps: no picture can have more pixels than its own. */
const masters = new Map(
	[...(await measureFiles('sample/photos/*.{jpg,png}'))].map(([file, size]) => [file.split('.')[0], size]),
);

/** Most that a picture may be enlarged, by the pixels of the screen for each of CSS: more looks blurry. */
const most = { 1: 1.1, 2: 1.4, 3: 1.45 };
/** The widest windows with so many pixels: screens, and the densest of laptops. */
const widest = { 1: 1920, 2: 1920, 3: 1312 };

/** Words for the pictures that a window of a width enlarges too much. The larger side counts, as the frame crops the other. */
export const listBlurred = (pictures: Picture[], width: number): string[] =>
	pictures.flatMap((picture) =>
		([1, 2, 3] as const).flatMap((density) => {
			const name = chooseFile(picture, density);
			const [pixels = 0, lines = 0] = published.get(name) ?? [];
			const [master = 0] = masters.get(name.split('.')[0]) ?? [];
			const enlarged = density * Math.max(picture.box[0] / pixels, picture.box[1] / lines);
			const isBlurred = width <= widest[density] && enlarged > most[density] && pixels !== master;
			return isBlurred ? `${name} is ${enlarged.toFixed(2)} times as large at density ${density}` : [];
		}),
	);
