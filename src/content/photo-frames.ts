import table from './photo-uses.json' with { type: 'json' };

/** A length in a window: percent of its width, and rem. */
interface Length {
	vw?: number | undefined;
	rem?: number | undefined;
}

/** The box that a picture fills, cropped around its focal point. */
interface Frame {
	/** For windows narrower than this, in rem; the last frame is for all others. */
	below?: number | undefined;
	width: Length;
	/** Its height, or its width divided by its height; without either, it has the shape of the picture. */
	height?: Length | undefined;
	ratio?: number | undefined;
}

export interface Use {
	/** Where that is. */
	shown: string;
	frames: readonly Frame[];
	/** Phones get one small file, cropped to this shape: it arrives with the server's first answer. */
	phoneCrop?: { width: number; height: number };
}
export type PhotoUse = keyof typeof table;

/** Every use of a picture, with its largest frames. A style sheet that shows it larger makes it blurry. */
export const uses: Readonly<Record<PhotoUse, Use>> = table;

/**
 * Widths in pixels that pictures are made in. Uses share them, so that a picture with several uses is encoded only
 * once: encoding is most of a first build. Browsers take the first that is wide enough, or the last.
 */
const ladder = { wide: [480, 900, 1600, 2880], phone: [340, 660, 960] } as const;

/** The widest window in CSS pixels, and the widest phone, that pictures are made for. */
const widest = { wide: 1920, phone: 448 } as const;

/** Most pixels of a screen that one of a picture covers in a row: more looks blurry. */
const mostEnlarged = 1.4;

/** Pixels of a screen for each CSS pixel. */
const density = { wide: 2, phone: 3 } as const;

/** Phones get slightly fewer pixels than they have: nobody sees the difference, and the picture is there sooner. */
const phoneShare = 0.91;

const scale = ({ vw = 0, rem = 0 }: Length, factor: number) => ({ vw: vw * factor, rem: rem * factor });

/** Widths that a picture of this ratio has in a frame; it is as wide as the larger of them. */
const widthsIn = ({ width, height, ratio = 0 }: Frame, photoRatio: number) => [
	scale(width, ratio ? Math.max(1, photoRatio / ratio) : 1),
	...(height ? [scale(height, photoRatio)] : []),
];

const round = (value: number) => Math.round(value * 10) / 10;

function write({ vw, rem }: Required<Length>): string {
	const parts = [vw && `${round(vw)}vw`, rem && `${round(rem)}rem`].filter(Boolean);
	return parts.length > 1 ? `calc(${parts.join(' + ')})` : parts.join('');
}

function writeWidth(frame: Frame, photoRatio: number, share = 1): string {
	const widths = widthsIn(frame, photoRatio).map((width) => write(scale(width, share)));
	return widths.length > 1 ? `max(${widths.join(', ')})` : widths.join('');
}

/**
 * The `sizes` of a picture: how wide it is drawn, which is wider than its frame where that is taller than the picture.
 * https://html.spec.whatwg.org/multipage/images.html#sizes-attributes
 */
export const writeSizes = ({ frames }: Use, photoRatio: number): string =>
	frames
		.map((frame) => `${frame.below ? `(width < ${frame.below}rem) ` : ''}${writeWidth(frame, photoRatio)}`)
		.join(', ');

/** The `sizes` of the files for phones. */
export const writePhoneSizes = ({ frames: [frame] }: Use, photoRatio: number): string =>
	frame ? writeWidth(frame, photoRatio, phoneShare) : '';

/** The widths in pixels that a use needs: those of the ladder up to the first that is sharp in the largest frame. */
export function listWidths(use: Use, screen: 'wide' | 'phone', photoRatio: number): number[] {
	const needed = use.frames.slice(0, screen === 'phone' ? 1 : undefined).flatMap((frame) => {
		const window = Math.min(frame.below === undefined ? widest.wide : frame.below * 16, widest[screen]);
		return widthsIn(frame, photoRatio).map(({ vw, rem }) => (vw / 100) * window + rem * 16);
	});
	const least = (Math.max(...needed) * density[screen]) / mostEnlarged;
	return ladder[screen].filter((_, index, all) => index === 0 || (all[index - 1] ?? 0) < least);
}
