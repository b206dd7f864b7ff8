import { translations } from '../../content/language.ts';

/** Astro repeats pages in each language, but no files (astro.config.ts). */
export const getStaticPaths = () => translations.map((language) => ({ params: { language } }));

export { GET } from '../manifest.webmanifest.ts';
