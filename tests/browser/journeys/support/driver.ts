/** Keys that have no character, by their names in the DOM. */
export type NamedKey =
	| 'Enter'
	| 'Escape'
	| 'Tab'
	| 'Home'
	| 'End'
	| 'ArrowLeft'
	| 'ArrowRight'
	| 'ArrowUp'
	| 'ArrowDown'
	| 'Backspace';

/**
 * The little that a browser has to do for a journey. Everything else (finding, waiting, reading) is written once, in
 * visitor.ts, on top of it. One driver steers one browser with one tab.
 */
export interface Driver {
	/** Goes to an address and waits for the page's load event. */
	open(url: string): Promise<void>;
	reload(): Promise<void>;
	/** Value of an expression in the page, as JSON carries it; promises are waited for. */
	run(expression: string): Promise<unknown>;
	/** The mouse, in CSS pixels of the window. */
	pointer(action: 'move' | 'down' | 'up', x: number, y: number): Promise<void>;
	/** Presses keys one after the other: names, or single characters. */
	keys(keys: (NamedKey | string)[]): Promise<void>;
	/** Size of the window's content in CSS pixels. */
	resize(width: number, height: number): Promise<void>;
	/** Addresses of tabs that the pages opened; they are closed with it. */
	takeOpenedTabs(): Promise<string[]>;
	close(): Promise<void>;
}
