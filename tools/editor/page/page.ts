import CMS, { type CmsConfig, type CustomFieldControl } from '@sveltia/cms';
import { createElement } from 'react';
import { readKind } from '../../../src/content/schema/kinds.ts';
import { slugify } from '../../../src/lib/text.ts';
import { completeEntry, fitToForms, type Section } from './complete.ts';
import { showNotes } from './notes.ts';
import { refuseOutdatedSaves } from './refuse-outdated.ts';

/** Written here by build-page.ts. */
declare const editorConfig: CmsConfig;
/** Whether npm run edit has the page. Written here, too. */
declare const isLocal: boolean;
declare const isTranslated: boolean;

const TextField = CMS.getFieldType('string')?.control;
const MenuField = CMS.getFieldType('select')?.control;

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

/** A menu that shows what the file says in other words: "Florida" for FL. They stay until something is chosen. */
const ChoiceField: CustomFieldControl = ({ value, ...field }) => {
	const options: { value: string; label: string }[] = field.field.toJS()['options'];
	const read = readKind(value);
	const named = options.find(
		(one) => one.value === read || slugify(one.label) === slugify(String(value ?? '')),
	);
	return MenuField && createElement(MenuField, { ...field, value: named?.value ?? value });
};

const sections = editorConfig.collections as Section[];
refuseOutdatedSaves((name, text) => fitToForms(sections, name, text));
CMS.registerFieldType('number-as-text', NumberField);
CMS.registerFieldType('choice', ChoiceField);
CMS.registerEventListener({
	name: 'preSave',
	handler: ({ entry }) => entry.set('data', completeEntry(sections, entry.toJS())),
});
await CMS.init({ config: editorConfig });
if (isLocal) showNotes(isTranslated);
