/** How many colors src/styles/tokens.css has for regions. */
const tones = 6;

/** The color of a region by its place in the list, from 0: "1" to "6", then from the beginning. */
export const getAreaTone = (index: number): number => (index % tones) + 1;
