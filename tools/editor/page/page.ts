/** Starts Sveltia CMS. */
import CMS, { type CmsConfig } from '@sveltia/cms';
import { mergeOnSave } from './merge-on-save.ts';
import { NumberField } from './number-field.ts';
import { PairsField } from './pairs-field.ts';

/** Written here by build-page.ts. */
declare const editorConfig: CmsConfig;

mergeOnSave();
CMS.registerFieldType('number-as-text', NumberField);
CMS.registerFieldType('pairs-as-text', PairsField);
await CMS.init({ config: editorConfig });
