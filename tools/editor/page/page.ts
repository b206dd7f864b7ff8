/** Starts Sveltia CMS. */
import CMS, { type CmsConfig } from '@sveltia/cms';
import { NumberField } from './number-field.ts';
import { PairsField } from './pairs-field.ts';
import { refuseOutdatedSaves } from './refuse-outdated.ts';

/** Written here by build-page.ts. */
declare const editorConfig: CmsConfig;

refuseOutdatedSaves();
CMS.registerFieldType('number-as-text', NumberField);
CMS.registerFieldType('pairs-as-text', PairsField);
await CMS.init({ config: editorConfig });
