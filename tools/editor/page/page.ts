/** Starts Sveltia CMS, and shows articles in the site's own styles. */
import CMS, { type CmsConfig } from '@sveltia/cms';
import prose from '../../../src/components/Prose.module.css?inline';
import base from '../../../src/styles/base.css?inline';
import tokens from '../../../src/styles/tokens.css?inline';

/** Written here by build-page.ts. */
declare const editorConfig: CmsConfig;

for (const css of [tokens, base, prose]) CMS.registerPreviewStyle(css, { raw: true });
await CMS.init({ config: editorConfig });
