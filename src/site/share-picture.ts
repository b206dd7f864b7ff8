/** Size of a picture for shared links, in pixels: the ratio 1.91:1 that every network crops to. https://ogp.me/#structured */
export const shareSize = { width: 1200, height: 630 } as const;

/** What a picture for shared links is made of. */
export interface ShareCard {
	/** The page's heading. */
	title: string;
	/** A short line above it, such as the category of an article. */
	eyebrow?: string;
	/** Id of the photograph; without one the card is words alone. */
	photo?: string;
}

/** The picture that a shared link shows. */
export interface SharePicture {
	/** Path on this site. */
	path: string;
	width: number;
	height: number;
	/** What is seen, for people who cannot see it. */
	alt: string;
}

/** Name of a page's picture without its ending: "/" becomes "home", "/services/tile-grout" stays "services/tile-grout". */
export const shareName = (path: string): string => (path === '/' ? 'home' : path.slice(1));

/** Describes the picture of a page; the file itself is made by src/pages/og/[...name].jpg.ts. @param alt of the photograph */
export function describeSharePicture(path: string, card: ShareCard, alt?: string): SharePicture {
	const words = card.eyebrow ? `${card.eyebrow}: ${card.title}` : card.title;
	const sentence = /[.?!]$/.test(words) ? words : `${words}.`;
	return { path: `/og/${shareName(path)}.jpg`, ...shareSize, alt: alt ? `${sentence} ${alt}` : sentence };
}
