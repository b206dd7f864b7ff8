import CMS, { type CustomFieldControl } from '@sveltia/cms';
import { createElement } from 'react';

const TextField = CMS.getFieldType('string')?.control;

/** What is saved for what was typed: a number, unless its text says something else or more ("1,200", "1.0"). */
const readTyped = (text: string) => (String(Number(text)) === text.trim() ? Number(text) : text);

/** A text field for a number, which stays a number in the file. */
export const NumberField: CustomFieldControl = ({ value, onChange, ...field }) =>
	TextField &&
	createElement(TextField, {
		...field,
		value: String(value ?? ''),
		onChange: (text: string) => onChange(readTyped(text)),
	});
