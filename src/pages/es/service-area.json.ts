/** Astro repeats pages behind /es, but no files (astro.config.ts). */
export { GET } from '../service-area.json.ts';
