/**
 * Runs in the page: pictures that look blurred: `sizes` asks for one that is narrower than its box, or no file is wide enough. Widths of files are those
 * that a frame shows; a picture without one covers its box, so its height counts, too.
 */
export function findBlurred(): string[] {
	const probe = document.body.appendChild(document.createElement('div'));
	probe.style.position = 'fixed';
	const measure = (sizes: string, image: HTMLImageElement): number => {
		// At commas outside of parentheses.
		for (const size of sizes.match(/(?:\((?:[^()]|\([^()]*\))*\)|[^,()])+/g) ?? []) {
			const [, media, length = ''] = /^\s*(\(width[^()]*\))?\s*(.+)$/.exec(size) ?? [];
			if (media && !matchMedia(media).matches) continue;
			probe.style.inlineSize = length;
			return length === 'auto' ? image.offsetWidth : probe.getBoundingClientRect().width;
		}
		return innerWidth;
	};
	const blurred = [...document.querySelectorAll('picture')].flatMap((picture) => {
		const image = picture.querySelector('img');
		if (!image?.checkVisibility()) return [];
		const source = [...picture.querySelectorAll('source')].find(
			({ media }) => !media || matchMedia(media).matches,
		);
		const isFramed = picture.style.getPropertyValue('--frame') !== '';
		const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
		const needed = isFramed ? image.offsetWidth : Math.max(image.offsetWidth, image.offsetHeight * ratio);
		const asked = measure(source?.sizes ?? '', image);
		const widest = Math.max(
			...[...(source?.srcset ?? '').matchAll(/(\d+)w/g)].map(([, width]) => Number(width)),
		);
		return Math.min(asked, widest) * 1.1 < needed
			? `${source?.srcset.slice(0, 60)}: ${Math.round(needed)} px of ${Math.round(asked)}, at most ${widest}`
			: [];
	});
	probe.remove();
	return blurred;
}
