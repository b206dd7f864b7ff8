import type { CmsConfig, Field, Collection as Section } from '@sveltia/cms';
import { type Collection, collections } from '../../src/collections.ts';
import type { Repository } from '../../src/content/schema/editor.ts';
import { nameKeyOf, shapeOf } from '../../src/content/schema/shape.ts';
import { contentFolder } from '../../src/source/content-folder.ts';
import { buildControls, listControl, sectionOf } from './control.ts';

const entries = Object.entries(collections) as [string, Collection][];

const fieldsOf = ({ schema }: Collection): Field[] => buildControls(shapeOf(schema));

function fileOf([name, collection]: (typeof entries)[number]) {
	const { kind, title, purpose, one, path, extension, schema } = collection;
	const fields =
		kind === 'single'
			? fieldsOf(collection)
			: [
					{
						...listControl('records', { items: shapeOf(schema) }),
						...{ name: 'records', label: title, hint: purpose, label_singular: one, required: false },
						// The file has only this list.
						root: true,
					} as Field,
				];
	return { name, label: title, file: `${contentFolder}/${path}.${extension}`, fields };
}

const group = (name: ReturnType<typeof sectionOf>, label: string, icon: string): Section => ({
	name,
	label,
	icon,
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
		const { title, one, purpose, path, extension } = collection;
		const named = nameKeyOf(shapeOf(collection.schema));
		return {
			name,
			label: title,
			label_singular: one,
			description: purpose,
			folder: `${contentFolder}/${path}`,
			extension,
			slug: { template: `{{${named}}}`, editable: ['create'] },
			identifier_field: named,
			fields: [...fieldsOf(collection), ...(isArticle ? [body as Field] : [])],
			thumbnail: false,
		};
	});

/**
 * The settings of Sveltia CMS, made from the list of collections: each field of each schema has a control with the
 * schema's own words, limits and examples.
 * @see https://sveltiacms.app/en/docs/config-basics
 */
export const buildConfig = ({
	repository,
	branch = 'main',
	drafts = false,
	signIn,
}: Repository): CmsConfig => ({
	load_config_file: false,
	backend: {
		name: 'github',
		repo: repository,
		branch,
		...(drafts && { squash_merges: true, preview_context: 'preview' }),
		...(signIn ? { auth_methods: ['oauth'], base_url: signIn } : { auth_methods: ['token'] }),
	},
	app_title: 'Edit the site',
	media_folder: `${contentFolder}/photos`,
	public_folder: '/photos',
	// Git keeps each photo for good: upright, in the size that pages need, and without the place where it was taken. HEIC stays as it
	// comes, because it would take a program of another site to read it.
	media_libraries: {
		default: {
			config: {
				slugify_filename: true,
				transformations: { jpeg: { quality: 90, width: 2880, height: 2880 } },
			},
		},
		stock_assets: false,
	},
	slug: { encoding: 'ascii', clean_accents: true, maxlength: 60 },
	output: { omit_empty_optional_fields: true },
	// A draft is a pull request. .github/workflows/preview.yml says where it can be seen as a page, as a status of this name.
	publish_mode: drafts ? 'editorial_workflow' : 'simple',
	show_preview_links: drafts,
	editor: { preview: false },
	collections: [
		...folders,
		group('lists', 'Lists', 'list_alt'),
		group('facts', 'Company and words', 'storefront'),
		group('pages', 'Pages', 'web'),
		group('cleaning', 'For cleaning companies', 'cleaning_services'),
	],
});
