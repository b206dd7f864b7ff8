/**
 * The script of the editing page: hands Sveltia CMS the settings that stand in the page, and reads and writes the
 * content's files in its place, so that notes and untouched lines stay as they are.
 */
import CMS, { type CmsConfig } from '@sveltia/cms';
import proseStyles from '../../../src/components/Prose.module.css?inline';
import bodyStyles from '../../../src/styles/base.css?inline';
import tokens from '../../../src/styles/tokens.css?inline';
import './page.css';
import type { Shape } from '../../check/schema-walk.ts';
import { readValue, withIds, withoutMadeIds, writeText } from '../file-text.ts';

/** How the files of one collection are read and written. */
export interface Format {
	name: string;
	extension: string;
	/** True where the collection has a file for each record. */
	isFolder: boolean;
	/** Of a file. */
	shape: Shape;
	/** Of a new file. */
	firstLine: string;
	/** In a list whose records may lack an id: the field that it is made from. */
	named?: string;
}

export interface Settings {
	config: CmsConfig;
	formats: Format[];
	/** On this machine: the folder to choose, and where the live site is. */
	local?: { folder: string; site: string };
}

/** Which text a record of a folder was read from. It travels with the record and is never written. */
const mark = '_readFrom';

function register({ name, extension, isFolder, shape, firstLine, named }: Format): void {
	const texts: string[] = [];
	CMS.registerCustomFormat(name, extension, {
		fromFile: (text) => {
			const value = readValue(text);
			if (!isFolder) {
				texts[0] = text;
				return named && Array.isArray(value) ? withIds(value, named) : value;
			}
			return { ...Object(value), [mark]: texts.push(text) - 1 };
		},
		toFile: (value) => {
			const { [mark]: index = isFolder ? -1 : 0, ...record } = Object(value) as Record<string, unknown>;
			const before = texts[Number(index)] ?? '';
			const records = named && Array.isArray(value) ? withoutMadeIds(value, named, before) : value;
			const text = writeText(before, Array.isArray(records) ? records : record, shape, firstLine);
			if (Number(index) >= 0) texts[Number(index)] = text;
			return text;
		},
	});
}

/** Says how to begin, until the folder is open. */
function explain({ folder, site }: NonNullable<Settings['local']>): void {
	const steps = document.createElement('ol');
	steps.className = 'steps';
	const link = Object.assign(document.createElement('a'), {
		href: site,
		target: 'site',
		textContent: 'Your site',
	});
	const sentences = [
		['Press “Work with Local Repository.”'],
		[
			'Choose the folder ',
			Object.assign(document.createElement('b'), { textContent: folder }),
			' and allow the browser to edit it.',
		],
		['Change something and press “Save.” ', link, ' shows it within seconds.'],
	];
	for (const parts of sentences) {
		const step = document.createElement('li');
		step.append(...parts);
		steps.append(step);
	}
	document.body.append(steps);
	// Once the folder is open, the address names what is being edited.
	const update = () => {
		steps.hidden = location.hash.length > 2;
	};
	addEventListener('hashchange', update);
	update();
}

const { config, formats, local } = JSON.parse(
	document.querySelector('#settings')?.textContent ?? '',
) as Settings;
formats.forEach(register);
if (local) explain(local);
for (const css of [tokens, bodyStyles, proseStyles]) CMS.registerPreviewStyle(css, { raw: true });
await CMS.init({ config });
