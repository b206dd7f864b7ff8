/** What is used here of subset-font, which ships no types; see its README. */
declare module 'subset-font' {
	export interface SubsetOptions {
		targetFormat: 'woff2';
		/** OpenType features that stay; all of them by default. */
		keepFeatures?: string[];
		variationAxes?: Record<string, { min: number; max: number; default: number }>;
	}
	export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>;
}
