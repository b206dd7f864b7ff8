/** Starts Sveltia CMS. */
import CMS, { type CmsConfig } from '@sveltia/cms';
import { NumberField } from './number-field.ts';

/** Written here by build-page.ts. */
declare const editorConfig: CmsConfig;

CMS.registerFieldType('number-as-text', NumberField);
await CMS.init({ config: editorConfig });
