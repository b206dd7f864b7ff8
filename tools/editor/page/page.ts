/** Starts Sveltia CMS. */
import CMS, { type CmsConfig } from '@sveltia/cms';
import { mergeOnSave } from './merge-on-save.ts';
import { NumberField } from './number-field.ts';
import { PairsField } from './pairs-field.ts';
import { type Control, keepTexts } from './spanish.ts';

interface Section {
	name: string;
	fields?: Control[];
	files?: Section[];
}

/** Written here by build-page.ts. */
declare const editorConfig: CmsConfig;

mergeOnSave();
CMS.registerFieldType('number-as-text', NumberField);
CMS.registerFieldType('pairs-as-text', PairsField);
CMS.registerEventListener({
	name: 'preSave',
	handler({ entry }) {
		const { data, i18n, collection, slug } = entry.toJS();
		const section = (editorConfig.collections as Section[]).find(({ name }) => name === collection);
		const { fields } = section?.files?.find(({ name }) => name === slug) ?? section ?? {};
		const spanish = i18n['es']?.data;
		return fields && spanish && entry.setIn(['i18n', 'es', 'data'], keepTexts(fields, spanish, data));
	},
});
await CMS.init({ config: editorConfig });
