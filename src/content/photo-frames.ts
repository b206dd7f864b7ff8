/** A length in a window: percent of its width, and rem. */
type Length = readonly [vw: number, rem: number];

/** The box that a picture fills, cropped around its focal point. */
interface Frame {
	/** For windows narrower than this, in rem; the last frame is for all others. */
	below?: number;
	width: Length;
	/** Its height, or its width divided by its height; without either, it has the shape of the picture. */
	height?: Length;
	ratio?: number;
}

export interface Use {
	frames: readonly Frame[];
	/** Phones get one small file, cropped to this ratio: it arrives with the server's first answer. */
	phoneCrop?: number;
}

/** The width of a column of cards: two on phones, three from tablets on. */
const thirds = [
	{ below: 44, width: [46, 0], ratio: 3 / 2 },
	{ below: 76, width: [31, 0], ratio: 3 / 2 },
	{ width: [0, 23], ratio: 3 / 2 },
] as const;

/** Every use of a picture, with its largest frames. A style sheet that shows it larger makes it blurry. */
export const uses = {
	/** Below the words of home, and behind them on wide screens (HomeHero). */
	home: {
		frames: [
			{ below: 62, width: [100, 0], height: [0, 24] },
			{ below: 72, width: [0, 75], height: [0, 37.5] },
			{ width: [104, 0], height: [0, 37.5] },
		],
		phoneCrop: 8 / 7,
	},
	/** Beside the words at the top of a page (PageHero). */
	spread: {
		frames: [
			{ below: 62, width: [100, 0], height: [0, 15] },
			{ below: 75, width: [50, 0], height: [0, 40] },
			{ width: [50, 0], height: [0, 35] },
		],
	},
	/** Below the words at the top of a page with the form (FormHero). */
	form: {
		frames: [
			{ below: 62, width: [100, 0] },
			{ width: [50, 6], height: [0, 30] },
		],
	},
	/** Above the text of an article. */
	article: {
		frames: [
			{ below: 48, width: [88, 0], ratio: 3 / 2 },
			{ below: 76, width: [92, 0], ratio: 2 },
			{ width: [0, 72], ratio: 2 },
		],
	},
	/** Two thirds of the content. */
	figure: {
		frames: [
			{ below: 60, width: [92, 0], ratio: 8 / 5 },
			{ width: [0, 46], ratio: 8 / 5 },
		],
	},
	/** The before/after slider, whose style sheet sets its shape. */
	slider: {
		frames: [
			{ below: 60, width: [92, 0], height: [74, 0] },
			{ width: [0, 46], height: [0, 37] },
		],
	},
	/** The before/after slider as wide as the window, or from the second third of the content on. */
	wideSlider: {
		frames: [
			{ below: 62, width: [100, 0], height: [80, 0] },
			// At least; as tall as the words beside it.
			{ width: [63, 0], height: [0, 41] },
		],
	},
	/** Half of the content, beside words and as tall as they are. */
	half: {
		frames: [
			{ below: 46, width: [92, 0], ratio: 3 / 2 },
			{ below: 76, width: [46, 0], height: [0, 32] },
			{ width: [0, 35], height: [0, 32] },
		],
	},
	/** A card as wide as two, and as tall as two on wide screens. */
	large: {
		frames: [
			{ below: 60, width: [92, 0], ratio: 2 },
			{ width: [0, 36], height: [0, 46.5] },
		],
	},
	card: { frames: thirds },
	/** A card that is small on phones, with its words beside it. */
	thumbnail: { frames: [{ below: 46, width: [30, 0], ratio: 1 }, ...thirds.slice(1)] },
	portrait: {
		frames: [
			{ below: 48, width: [0, 10], ratio: 4 / 5 },
			{ width: [0, 17], ratio: 4 / 5 },
		],
	},
} as const satisfies Record<string, Use>;
export type PhotoUse = keyof typeof uses;

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

const scale = ([vw, rem]: Length, factor: number): Length => [vw * factor, rem * factor];

/** Widths that a picture of this ratio has in a frame; it is as wide as the larger of them. */
const widthsIn = ({ width, height, ratio = 0 }: Frame, photoRatio: number): Length[] => [
	scale(width, ratio ? Math.max(1, photoRatio / ratio) : 1),
	...(height ? [scale(height, photoRatio)] : []),
];

const round = (value: number) => Math.round(value * 10) / 10;

function write([vw, rem]: Length): string {
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
		return widthsIn(frame, photoRatio).map(([vw, rem]) => (vw / 100) * window + rem * 16);
	});
	const least = (Math.max(...needed) * density[screen]) / mostEnlarged;
	return ladder[screen].filter((_, index, all) => index === 0 || (all[index - 1] ?? 0) < least);
}
