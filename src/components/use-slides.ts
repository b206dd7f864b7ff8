import { useState } from 'react';

type Direction = 'next' | 'previous';

export interface Slides {
	/** The current slide, from 0. */
	index: number;
	/** The previous slide, while it fades out. Absent until the visitor has moved once. */
	leaving?: number;
	/**
	 * The direction of the last move. Absent until the visitor has moved once, so that nothing is announced on load.
	 */
	direction?: Direction;
	show: (index: number) => void;
	next: () => void;
	previous: () => void;
}

/**
 * State of a set of slides, with wrap-around. Nothing advances by itself (WCAG 2.2.2).
 * @param count how many there are, at least 1
 * @param onChange called with the index of a new slide, not when the current one is chosen again
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

/** Marks a slide for the style sheet: current, or fading out. */
export function slideMarks({ index, leaving }: Slides, slide: number) {
	return {
		'data-active': slide === index ? '' : undefined,
		'data-leaving': slide === leaving && slide !== index ? '' : undefined,
	};
}
