import { existsSync, globSync, readFileSync } from 'node:fs';
import type { CmsConfig, Field, Collection as Section } from '@sveltia/cms';
import { parse } from 'yaml';
import { type Collection, collections, spanishShapeOf } from '../../src/collections.ts';
import { shapeOf } from '../../src/content/schema/shape.ts';
import { spanishFolder } from '../../src/content/schema/translation.ts';
import { buildControls, sectionOf, summaryOf } from './control.ts';
import { type Control, fitForm } from './page/spanish.ts';

/** A repository on the Git host, and the branch that is published (main by default). */
export interface Repository {
	repository: string;
	branch?: string;
}

const entries = Object.entries(collections) as [string, Collection][];

const hasSpanish = existsSync(`content/${spanishFolder}`);

/** A form that fits the Spanish files that are there. @returns whether it has anything in Spanish, and its fields */
function addSpanish(collection: Collection, fields: Field[]): { i18n: boolean; fields: Field[] } {
	if (!(hasSpanish && spanishShapeOf(collection))) return { i18n: false, fields };
	const { kind, path, extension } = collection;
	const read = (file: string) => {
		const value: unknown = parse(readFileSync(`content/${file}`, 'utf8'));
		return kind === 'list' ? { records: value } : value;
	};
	try {
		const files = globSync(`${path}${kind === 'folder' ? '/*' : ''}.${extension}`, {
			cwd: `content/${spanishFolder}`,
		}).map((file) => [read(`${spanishFolder}${file}`), read(file)] as const);
		const form = fitForm(fields as Control[], files);
		return { i18n: form.some(({ i18n }) => i18n === true || i18n === 'duplicate'), fields: form as Field[] };
	} catch {
		// The content check says what is wrong with the file.
		return { i18n: false, fields };
	}
}

const fieldsOf = ({ schema }: Collection): Field[] => buildControls(shapeOf(schema));

/** Sveltia leaves out the name of the first language. */
const placeOf = ({ path }: Collection, i18n: boolean) => `content/${i18n ? '{{locale}}/' : ''}${path}`;

function fileOf([name, collection]: (typeof entries)[number]) {
	const form = addSpanish(
		collection,
		collection.kind === 'single'
			? fieldsOf(collection)
			: [
					{
						name: 'records',
						label: collection.title,
						hint: collection.purpose,
						widget: 'list',
						// The file has only this list.
						root: true,
						required: false,
						collapsed: true,
						label_singular: collection.one,
						i18n: 'duplicate',
						fields: fieldsOf(collection),
						...summaryOf(shapeOf(collection.schema)),
					} as Field,
				],
	);
	const file = `${placeOf(collection, form.i18n)}.${collection.extension}`;
	return { name, label: collection.title, file, ...form };
}

/** A group of files in the menu of the editing page. */
const group = (name: ReturnType<typeof sectionOf>, label: string, icon: string): Section => ({
	name,
	label,
	icon,
	i18n: hasSpanish,
	files: entries.filter(([, collection]) => sectionOf(collection) === name).map(fileOf),
});

const folders = entries
	.filter(([, { kind }]) => kind === 'folder')
	.map(([name, collection]): Section => {
		const isArticle = collection.extension === 'md';
		const body = {
			name: 'body',
			label: 'Text',
			widget: 'richtext',
			editor_components: [],
			use_emoji_autocomplete: false,
		};
		const { title, one, purpose, extension, named = 'title' } = collection;
		const form = addSpanish(collection, [...fieldsOf(collection), ...(isArticle ? [body as Field] : [])]);
		return {
			name,
			label: title,
			label_singular: one,
			description: purpose,
			folder: placeOf(collection, form.i18n),
			extension,
			slug: { template: `{{${named}}}`, editable: ['create'] },
			identifier_field: named,
			...form,
			thumbnail: false,
		};
	});

/**
 * The settings of Sveltia CMS, made from the list of collections: each field of each schema has a control with the
 * schema's own words, limits and examples.
 * @see https://sveltiacms.app/en/docs/config-basics
 */
export const buildConfig = ({ repository, branch = 'main' }: Repository): CmsConfig => ({
	load_config_file: false,
	i18n: hasSpanish
		? {
				structure: 'multiple_folders',
				locales: ['en', 'es'],
				default_locale: 'en',
				// A file has no Spanish until somebody enables it.
				initial_locales: 'default',
				omit_default_locale_from_file_path: true,
			}
		: undefined,
	backend: { name: 'github', repo: repository, branch, auth_methods: ['token'] },
	app_title: 'Edit the site',
	media_folder: 'content/photos',
	public_folder: '/photos',
	media_libraries: { default: { config: { slugify_filename: true } }, stock_assets: false },
	slug: { encoding: 'ascii', clean_accents: true, maxlength: 60 },
	output: { omit_empty_optional_fields: true },
	show_preview_links: false,
	editor: { preview: false },
	collections: [
		...folders,
		group('lists', 'Lists', 'list_alt'),
		group('facts', 'Company and words', 'storefront'),
		group('pages', 'Pages', 'web'),
	],
});
