import CMS, { type CmsConfig, type CustomFieldControl } from '@sveltia/cms';
import { createElement } from 'react';
import { completeEntry, fitToForms, type Section } from './complete.ts';
import { showNotes } from './notes.ts';
import { refuseOutdatedSaves } from './refuse-outdated.ts';

/** Written here by build-page.ts. */
declare const editorConfig: CmsConfig;
/** Whether npm run edit has the page. Written here, too. */
declare const isLocal: boolean;

const TextField = CMS.getFieldType('string')?.control;

/** What is saved for what was typed: a number, unless its text says something else or more ("1,200", "1.0"). */
const readTyped = (text: string) => (String(Number(text)) === text.trim() ? Number(text) : text);

/** A text field for a number, which stays a number in the file. */
const NumberField: CustomFieldControl = ({ value, onChange, ...field }) =>
	TextField &&
	createElement(TextField, {
		...field,
		value: String(value ?? ''),
		onChange: (text: string) => onChange(readTyped(text)),
	});

const sections = editorConfig.collections as Section[];
refuseOutdatedSaves((name, text) => fitToForms(sections, name, text));
CMS.registerFieldType('number-as-text', NumberField);
CMS.registerEventListener({
	name: 'preSave',
	handler: ({ entry }) => entry.set('data', completeEntry(sections, entry.toJS())),
});
await CMS.init({ config: editorConfig });
if (isLocal) showNotes();
