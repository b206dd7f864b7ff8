/** How pictures are shown in one kind of place. */
export interface Use {
	/**
	 * How wide the frame is, if `frame` gives its shape; otherwise how wide a photo of 16:10 is drawn, which is wider
	 * than its box where that is tall. `auto` is for frames whose pictures load late: browsers that know it measure.
	 * https://html.spec.whatwg.org/multipage/images.html#sizes-attributes
	 */
	sizes: string;
	/** Widths of the files in pixels. */
	widths: readonly number[];
	/** Width divided by height of the frame. Without one, the style sheet of the place sets the size. */
	frame?: number;
	/** True for what the first screen of a phone waits for: narrow phones get one light file (photo.ts). */
	phone?: true;
}

/**
 * Uses share their widths, so that a picture with several uses is encoded once: encoding is most of a first build. Each
 * is less than twice the one before it, as browsers choose between neighbors: at most 1.4 pixels of a screen for one.
 */
const small = [340, 600, 960] as const;
const large = [600, 960, 1720, 2880] as const;

/** Every use of a picture. A style sheet that shows it larger makes it blurry (tests/browser/pages.spec.ts). */
export const uses = {
	/** Below the words of home, and behind them from tablets on (HomeHero). On phones under 14 KB (decision 0025). */
	home: {
		sizes: '(width < 48rem) max(100vw, 25rem), (width < 62rem) 90rem, 104vw',
		widths: [960, 1720, 2880],
		phone: true,
	},
	/** Beside the words at the top of a page (PageHero). */
	spread: { sizes: '(width < 62rem) max(100vw, 24rem), max(50vw, 60rem)', widths: large },
	/** Above the form of an emergency: a third of the content on wide screens. */
	aside: { sizes: '(width < 62rem) max(100vw, 24rem), (width < 109rem) 28rem, 33rem', widths: large },
	/** Above the words at the top of a page with the form, and below them on wide screens (FormHero). */
	form: { sizes: '100vw', widths: large, phone: true },
	/** Above the text of an article. */
	article: {
		sizes: '(width < 76rem) 92vw, max(72rem, min(66vw, 84rem))',
		widths: large,
		frame: 1.5,
		phone: true,
	},
	/** Two thirds of the content. */
	figure: { sizes: 'auto, (width < 60rem) 92vw, 46rem', widths: large, frame: 1.6 },
	/** The before/after slider, whose style sheet sets its shape. */
	slider: {
		sizes: '(width < 36rem) 118vw, (width < 78rem) 92vw, max(72rem, min(66vw, 84rem))',
		widths: large,
	},
	/** The slider as wide as the window, or as its last two thirds and as tall as the words beside it. */
	wideSlider: { sizes: '(width < 36rem) 128vw, (width < 62rem) 100vw, max(63vw, 66rem)', widths: large },
	/** Half of the content, beside words and as tall as they are. */
	half: { sizes: '(width < 46rem) 92vw, 52rem', widths: large, frame: 1.5 },
	/** A card as wide as two, and as tall as two on wide screens. */
	large: { sizes: '(width < 60rem) 92vw, 74rem', widths: large, frame: 2 },
	/** A card: two in a row on phones, three from tablets on. */
	card: { sizes: 'auto, (width < 44rem) 46vw, (width < 76rem) 31vw, 23rem', widths: small, frame: 1.5 },
	/** One of two pictures side by side, before and after, of which wide screens have two such pairs in a row. */
	pair: { sizes: 'auto, (width < 44rem) 46vw, (width < 76rem) 24vw, 18rem', widths: small, frame: 1 },
	/** A card that is small on phones, with its words beside it. */
	thumbnail: { sizes: 'auto, (width < 46rem) 30vw, (width < 76rem) 31vw, 23rem', widths: small, frame: 1 },
	/** A person. */
	portrait: { sizes: 'auto, (width < 48rem) 10rem, 17rem', widths: small, frame: 0.8 },
} as const satisfies Record<string, Use>;
export type PhotoUse = keyof typeof uses;
