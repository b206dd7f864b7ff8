import type { MiddlewareHandler } from 'astro';

/** Sends a page only when it is complete, so that the error screen replaces one that fails halfway. */
export const onRequest: MiddlewareHandler = async (_, next) => {
	const response = await next();
	return new Response(await response.arrayBuffer(), response);
};
