import { getCoverage } from '../features/service-area/areas.ts';

/** What "Do you serve my area?" knows; it loads this when a visitor first asks. */
export const GET = async (): Promise<Response> => Response.json(await getCoverage());
