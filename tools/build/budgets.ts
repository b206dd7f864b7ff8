import { readFileSync } from 'node:fs';

/** A limit for all routes ("*"), and others for single ones ("/"). */
export type ByRoute = Record<string, number>;

/** budgets.json: what a page may weigh and how fast it must be. Bytes are compressed; 1 KB is 1024 bytes. */
export interface Budgets {
	/** Lowest scores, 0 to 100. */
	lighthouse: Record<'performance' | 'accessibility' | 'best-practices' | 'seo', ByRoute>;
	/** Largest paint and blocked time in milliseconds; layout shift without unit. */
	time: { lcp: number; tbt: number; cls: number };
	/** Bytes over the network on a phone, and number of requests; all but scriptAfterScroll before any scroll. */
	transfer: {
		script: number;
		scriptAfterScroll: number;
		total: number;
		fonts: number;
		hero: number;
		requests: number;
	};
	/** Bytes (brotli) of built files: one island, React and what islands share, the shell script, one page's styles, fonts, the service worker. */
	files: { island: number; react: number; shell: number; styles: number; fonts: number; worker: number };
}

export const readBudgets = (): Budgets => JSON.parse(readFileSync('budgets.json', 'utf8')) as Budgets;

/** 46080 becomes "45.0 KB". */
export const formatSize = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;
