/**
 * What a build may be told beside its content, for development, previews and tests (docs/hosting.md). Nothing else in src/ reads
 * the environment.
 */
export const env = {
	/** PREVIEW=1: search engines stay away from this build. */
	isPreview: process.env['PREVIEW'] === '1',
	/** REQUEST_ENDPOINT: where the form sends requests, in place of request.endpoint. */
	requestEndpoint: process.env['REQUEST_ENDPOINT'] || undefined,
} as const;
