/** What runs in the page, each on its own: it sees nothing of this file. */

/**
 * What does not fit: words for a page that scrolls sideways, for text or a control that is partly outside the window, and for
 * text that the floating buttons of wide windows cover.
 */
export function findMisfits(): string[] {
	const { scrollWidth, clientWidth } = document.documentElement;
	const misfits = scrollWidth > clientWidth ? [`scrolls sideways by ${scrollWidth - clientWidth} px`] : [];
	const isInRow = (part: Element | null): boolean =>
		part !== null &&
		part !== document.body &&
		(/auto|scroll/.test(getComputedStyle(part).overflowX) || isInRow(part.parentElement));
	const words = 'a, button, h1, h2, h3, p, li, summary, td, th, dt, dd';
	// All boxes before what takes longer and is asked of few.
	const parts = [...document.querySelectorAll(`:is(header, main, footer) :is(${words})`)].map((part) => ({
		part,
		box: part.getBoundingClientRect(),
	}));
	const list = (what: string, some: typeof parts) => {
		for (const { part } of some)
			if (part.checkVisibility() && !part.closest('.visually-hidden') && !isInRow(part))
				misfits.push(`${what}: ${part.outerHTML.slice(0, 120)}`);
	};
	list(
		'cut',
		parts.filter(({ box }) => box.right > innerWidth + 1),
	);
	const buttons = document.querySelector('body > aside');
	// Low windows have no room for them, and a company may have neither.
	if (!buttons?.checkVisibility()) return misfits;
	const { left } = buttons.getBoundingClientRect();
	if (left < 0) misfits.push(`the floating buttons are cut by ${-left} px`);
	// The bar is as wide as the window, and gone over the footer. In the margin, no words are ever under them.
	if (left > 0)
		list(
			'covered by the floating buttons',
			parts.filter(({ part, box }) => box.width > 0 && box.right > left && !part.closest('body > header')),
		);
	return misfits;
}

/** Words of headings and of the header that are broken in the middle, because their line is too short for them. */
export function findBroken(): string[] {
	const broken: string[] = [];
	for (const heading of document.querySelectorAll('h1, h2, h3, body > header a')) {
		const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
		for (let text = texts.nextNode(); text; text = texts.nextNode()) {
			// The header's descriptor has no room on a phone.
			if (!text.parentElement?.checkVisibility({ opacityProperty: true })) continue;
			for (const { 0: word, index } of text.textContent?.matchAll(/[^\s-]+/g) ?? []) {
				const range = document.createRange();
				range.setStart(text, index);
				range.setEnd(text, index + word.length);
				const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
				if (lines.size > 1) broken.push(`broken: ${word} in “${heading.textContent}”`);
			}
		}
	}
	return broken;
}

/** Controls of the form in the frame that are lower than 44 px. */
export function findLow(): string[] {
	// A box answers by its whole row; a link in a sentence is as high as its line (WCAG 2.5.8, exceptions), and so is one to
	// a mistake.
	const controls =
		'input:not([type=checkbox], [tabindex="-1"]), select, textarea, button, main a:not(p a, [data-focus="summary"] a)';
	return [...document.querySelectorAll(controls)]
		.filter((control) => control.checkVisibility({ visibilityProperty: true }))
		.filter((control) => control.getBoundingClientRect().height < 44)
		.map((control) => `low: ${control.outerHTML}`);
}

/**
 * Finds what is hidden in the form's frame: the main button, and what the buttons cover of each control while it has the
 * focus. Of one with a mistake that is its label and its error as well.
 * @param focused whether to look only at the control that has the focus
 */
export function findHidden(focused: boolean): string[] {
	const isIn = (part: Element, end = innerHeight) => {
		const { top, bottom } = part.getBoundingClientRect();
		return top >= -1 && bottom <= end + 1;
	};
	const main = document.querySelector('[data-step] + * > :is([type=submit], [data-channel])');
	const edge = main?.parentElement?.getBoundingClientRect().top;
	const findCovered = (control: Element) => {
		const parts = control.closest('[data-invalid]')?.querySelectorAll('label[for], legend, [id$="-error"]');
		return [control, ...(parts ?? [])]
			.filter((part) => !isIn(part, edge))
			.map((part) => `${part.outerHTML.slice(0, 80)} (${control.id})`);
	};
	if (focused) return document.activeElement ? findCovered(document.activeElement) : ['the focus'];
	scrollTo(0, 0);
	const controls = document.querySelectorAll<HTMLElement>(
		'[data-step] :is(input, select, textarea, a, button)',
	);
	return [
		...(main && isIn(main) ? [] : [`the main button ${main?.textContent}`]),
		...[...controls]
			.filter((control) => control.checkVisibility())
			.flatMap((control) =>
				// The control itself is in view, at either end.
				(['start', 'end'] as const).flatMap((block) => {
					(document.activeElement as HTMLElement).blur();
					control.scrollIntoView({ block });
					control.focus();
					return findCovered(control);
				}),
			),
	];
}

/** What still loads or moves. Endless motion does not count. */
export function findUnsettled(): string[] {
	const motions = document.getAnimations().filter(({ playState, effect }) => {
		return playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime);
	});
	return [
		...(document.readyState === 'complete' ? [] : ['the page loads']),
		...(document.fonts.status === 'loaded' ? [] : ['fonts load']),
		...motions.map(({ effect }) => `moves: ${(effect as KeyframeEffect).target?.outerHTML.slice(0, 80)}`),
	];
}

/**
 * Phone numbers that are broken though a line of their place has room for them, and buttons beside each other that differ in
 * height.
 */
export function findSplit(): string[] {
	const split: string[] = [];
	const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	for (let text = texts.nextNode(); text; text = texts.nextNode()) {
		const parent = text.parentElement;
		for (const { 0: number, index } of text.textContent?.matchAll(/\(?\d{3}\)?[ .-]\d{3}-\d{4}/g) ?? []) {
			if (!parent?.checkVisibility({ visibilityProperty: true }) || parent.closest('.visually-hidden'))
				continue;
			const range = document.createRange();
			range.setStart(text, index);
			range.setEnd(text, index + number.length);
			const parts = [...range.getClientRects()];
			if (new Set(parts.map(({ top }) => Math.round(top))).size < 2) continue;
			let box = parent;
			while (box.parentElement && (getComputedStyle(box).display === 'inline' || box.matches('.whole')))
				box = box.parentElement;
			const { paddingLeft, paddingRight } = getComputedStyle(box);
			const room = box.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
			if (parts.reduce((sum, { width }) => sum + width, 0) <= room)
				split.push(`broken: ${number} in ${parent.closest('a')?.outerHTML.slice(0, 120)}`);
		}
	}
	for (const { children } of document.querySelectorAll('div:has(> a + a)')) {
		const boxes = [...children]
			.filter((child) => child.checkVisibility() && getComputedStyle(child).borderTopStyle === 'solid')
			.map((child) => child.getBoundingClientRect());
		for (const [index, { top, bottom, height }] of boxes.entries()) {
			const next = boxes[index + 1];
			// Beside each other, not below.
			if (next && next.top < bottom && next.bottom > top && Math.abs(next.height - height) > 0.5)
				split.push(`${height} and ${next.height} px high: ${children[0]?.parentElement?.textContent}`);
		}
	}
	return split;
}

/** Shows the page with other styles, as a reader does, which the content policy does not forbid. */
export function setStyles(text: string): void {
	const sheet = new CSSStyleSheet();
	sheet.replaceSync(text);
	document.adoptedStyleSheets = [sheet];
}
