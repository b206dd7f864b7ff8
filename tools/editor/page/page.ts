/** Starts Sveltia CMS. */
import CMS, { type CmsConfig } from '@sveltia/cms';

/** Written here by build-page.ts. */
declare const editorConfig: CmsConfig;

await CMS.init({ config: editorConfig });
