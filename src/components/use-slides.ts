import { useState } from 'react';

type Direction = 'next' | 'previous';

export interface Slides {
	/** The one that is shown, from 0. */
	index: number;
	/** The one shown before it, while it fades out; absent until the visitor has moved once. */
	leaving?: number;
	/** Which way the visitor went; absent until the visitor has moved once, so that nothing is announced on arrival. */
	direction?: Direction;
	show: (index: number) => void;
	next: () => void;
	previous: () => void;
}

/**
 * Steps through a number of slides with wrap-around. Nothing advances by itself (WCAG 2.2.2).
 * @param count how many there are, at least 1
 * @param onChange called with the index of another slide, not when the current one is asked for again
 */
export function useSlides(count: number, onChange?: (index: number) => void): Slides {
	const [state, setState] = useState<Pick<Slides, 'index' | 'leaving' | 'direction'>>({ index: 0 });
	const move = (target: number, direction: Direction) => {
		const index = (target + count) % count;
		if (index === state.index) return;
		setState({ index, leaving: state.index, direction });
		onChange?.(index);
	};
	return {
		...state,
		show: (index) => move(index, index > state.index ? 'next' : 'previous'),
		next: () => move(state.index + 1, 'next'),
		previous: () => move(state.index - 1, 'previous'),
	};
}

/** Marks a slide for the style sheet: shown, or on its way out. */
export function slideMarks({ index, leaving }: Slides, slide: number) {
	return {
		'data-active': slide === index ? '' : undefined,
		'data-leaving': slide === leaving && slide !== index ? '' : undefined,
	};
}
