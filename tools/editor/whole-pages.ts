import type { MiddlewareHandler } from 'astro';

/** Sends a page once all of it is drawn, so that one that fails halfway is replaced by the error screen and its reason. */
export const onRequest: MiddlewareHandler = async (_, next) => {
	const response = await next();
	return new Response(await response.text(), response);
};
