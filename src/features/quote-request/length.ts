/** Most characters per field, counted by countCharacters. */
export const limits = { items: 200, place: 120, notes: 1000, name: 100 } as const;

/**
 * Length of a text in code points, line breaks counted once. A lone accent or the parts of a family emoji count by
 * themselves: near enough, and the same in every browser.
 */
export const countCharacters = (text: string): number => [...text.replace(/\r\n?/g, '\n')].length;
