/**
 * What a build may be told beside its content, for development, previews and tests (docs/hosting.md). Nothing else in src/ reads
 * the environment. An empty value is none.
 */
const read = (name: string): string | undefined => process.env[name] || undefined;

export const env = {
	/** SITE_URL: the address of a preview, in place of siteUrl in company.yaml. */
	siteUrl: read('SITE_URL'),
	/** PREVIEW=1: search engines stay away from this build. */
	isPreview: read('PREVIEW') === '1',
	/** FORM_PROVIDER_URL: the page of a form provider, in place of links.formProvider. */
	formProvider: read('FORM_PROVIDER_URL'),
	/** REQUEST_ENDPOINT: where the form sends requests, in place of request.endpoint. */
	requestEndpoint: read('REQUEST_ENDPOINT'),
} as const;
