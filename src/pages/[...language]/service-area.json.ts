import { pathsOf } from '../../content/page-list.ts';
import { getCoverage } from '../../features/service-area/areas.ts';

export const getStaticPaths = pathsOf('/service-area.json');

/** The data of the place finder, which loads it with a visitor's first question. */
export const GET = async (): Promise<Response> => Response.json(await getCoverage());
