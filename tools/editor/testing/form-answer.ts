import type { CmsConfig } from '@sveltia/cms';
import type { Collection } from '../../../src/collections.ts';
import { listName } from '../config.ts';

/** A control of the editing page, with the rules that it may have. */
export interface Control {
	name: string;
	widget?: string;
	required?: boolean;
	pattern?: [string, string];
	minlength?: number;
	maxlength?: number;
	min?: number;
	max?: number;
	accept?: string;
	field?: Control;
	fields?: Control[];
}

/** The controls of a record of a collection. */
export function controlsOf(config: CmsConfig, name: string, { kind }: Collection): Control[] {
	const sections = (config.collections ?? []) as unknown as {
		name: string;
		fields?: Control[];
		files?: { name: string; fields: Control[] }[];
	}[];
	const fields =
		sections.find((section) => section.name === name && section.fields)?.fields ??
		sections.flatMap(({ files = [] }) => files).find((file) => file.name === name)?.fields ??
		[];
	return kind === 'list' ? (fields.find((field) => field.name === listName)?.fields ?? []) : fields;
}
