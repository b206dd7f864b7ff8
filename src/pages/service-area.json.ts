import { getCoverage } from '../features/service-area/areas.ts';

/** What "Do you serve my area?" knows; its script loads this when a visitor first asks (src/features/service-area/place-finder.ts). */
export const GET = async (): Promise<Response> => Response.json(await getCoverage());
