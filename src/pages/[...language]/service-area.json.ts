import { folderOf, translations } from '../../content/language.ts';
import { getCoverage } from '../../features/service-area/areas.ts';

/** Astro repeats pages in each language, but no files (astro.config.ts). */
export const getStaticPaths = () =>
	[undefined, ...translations.map(folderOf)].map((language) => ({ params: { language } }));

/** The data of the place finder, which loads it with a visitor's first question. */
export const GET = async (): Promise<Response> => Response.json(await getCoverage());
