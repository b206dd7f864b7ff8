import { getCoverage } from '../features/service-area/areas.ts';

/** The data of the place finder, which loads it with a visitor's first question. */
export const GET = async (): Promise<Response> => Response.json(await getCoverage());
