import { readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { listFiles, read } from './source.ts';

interface Picture {
	id: string;
	file: string;
	tall?: string;
	alt: string;
	focus?: { x: number; y: number };
	sample?: boolean;
}

interface Pair {
	before: string;
	after?: string;
	stage?: { photo: string };
}

const readYaml = <T>(file: string) => parse(read(`content/${file}`)) as T;
const pictures = readYaml<Picture[]>('photos.yaml');
const find = (id: string | undefined) => pictures.find((picture) => picture.id === id);

const services = listFiles('content/services/*.yaml').map((file) => ({
	file,
	pair: (parse(read(file)) as { beforeAfter: Pair }).beforeAfter,
}));
const pairs = [
	...services,
	...readYaml<Pair[]>('gallery.yaml').map((pair) => ({ file: 'content/gallery.yaml', pair })),
];

const measure = async ({ file }: Picture) => {
	const { autoOrient } = await sharp(path.join('content', file)).metadata();
	const { width, height } = autoOrient;
	return `${width} x ${height}`;
};

test('the pictures of a before/after pair have one size and one focal point, so that they lie exactly over each other', async () => {
	const wrong: string[] = [];
	for (const { file, pair } of pairs) {
		const group = [pair.before, pair.after].flatMap((id) => find(id) ?? []);
		const crops = await Promise.all(
			group.map(
				async (picture) =>
					`${await measure(picture)}, focus ${picture.focus?.x ?? 50} ${picture.focus?.y ?? 50}`,
			),
		);
		if (new Set(crops).size > 1)
			wrong.push(`${file}: ${group.map(({ id }, index) => `${id} (${crops[index]})`).join(' and ')}`);
	}
	expect(wrong).toEqual([]);
});

test('the picture between before and after has their size', async () => {
	for (const { file, pair } of pairs) {
		const [before, stage] = [find(pair.before), find(pair.stage?.photo)];
		if (before && stage) expect(await measure(stage), file).toBe(await measure(before));
	}
});

test('each service that shows illustrations shows what it looked like before and after', () => {
	const wrong = services.filter(({ pair }) => find(pair.before)?.sample && !pair.after);
	expect(wrong.map(({ file }) => `${file}: name the picture after, under beforeAfter`)).toEqual([]);
});

test('each picture is described in words of its own, by what is seen in it', () => {
	const wrong = pictures.filter(
		({ id, alt }) =>
			alt.split(/\s+/).length < 5 ||
			/^(?:an? )?(?:image|photo|photograph|picture) of\b/i.test(alt) ||
			pictures.some((other) => other.id !== id && other.alt === alt),
	);
	expect(
		wrong.map(({ id, alt }) => `content/photos.yaml, ${id}: "${alt}" (say what is seen, in a sentence)`),
	).toEqual([]);
});

test('each picture file has a record, so that nothing is kept that no page can show', () => {
	const known = pictures
		.flatMap(({ file, tall }) => [file, tall ?? []].flat())
		.map((file) => path.basename(file));
	const files = readdirSync('content/photos').filter((file) =>
		/\.(?:jpe?g|png|webp|avif|hei[cf])$/i.test(file),
	);
	expect(files.filter((file) => !known.includes(file))).toEqual([]);
});
