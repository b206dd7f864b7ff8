import type { CmsConfig, Field, Collection as Section } from '@sveltia/cms';
import { type Collection, collections } from '../../src/collections.ts';
import { shapeOf } from '../check/schema-walk.ts';
import { buildControls, type Controls, type Place, singularOf, summaryOf } from './control.ts';

/** Name of the one field of a list file: the list itself, which stands in the file without a name. */
export const listName = 'records';

/** A repository on the Git host, and the branch that is published, which is main where nothing else is said. */
export interface Repository {
	repository: string;
	branch?: string;
}

const entries = Object.entries(collections) as [string, Collection][];

/** In the menu of the editing page the single files stand in three groups. */
const groups = [
	{
		name: 'lists',
		label: 'Lists',
		icon: 'list_alt',
		has: ({ kind }: Collection) => kind === 'list',
	},
	{
		name: 'facts',
		label: 'Company and words',
		icon: 'storefront',
		has: ({ kind, path }: Collection) => kind === 'single' && !path.startsWith('pages/'),
	},
	{
		name: 'pages',
		label: 'Pages',
		icon: 'web',
		has: ({ kind, path }: Collection) => kind === 'single' && path.startsWith('pages/'),
	},
];

const inList = (file: string, value: string, shown: string) => ({
	collection: 'lists',
	file,
	value_field: `${listName}.*.${value}`,
	display_fields: [`${listName}.*.${shown}`],
});
const inCompany = (list: string, shown: string) => ({
	collection: 'facts',
	file: 'company',
	value_field: `${list}.*.id`,
	display_fields: [`${list}.*.${shown}`],
});
const inFolder = (collection: string) => ({
	collection,
	value_field: '{{slug}}',
	display_fields: ['title'],
});

/**
 * Where the records stand that a field can point to. The address of a page is typed, and the content check names the
 * nearest one: it may lead to a place on a page, and a menu of addresses, being made with this page and not from the
 * records as they are, would lack the page of a service that was just added.
 */
const pickers: Controls['pickers'] = {
	photo: inList('photos', 'id', 'id'),
	member: inList('team', 'id', 'name'),
	review: inList('reviews', 'id', 'name'),
	area: inList('areas', 'id', 'title'),
	question: inList('faq', 'questions.*.id', 'questions.*.question'),
	phone: inCompany('phones', 'label'),
	address: inCompany('addresses', 'name'),
	service: inFolder('services'),
	post: inFolder('posts'),
};

/** A text longer than this, in characters, no longer fits the box of one line. */
const lineLength = 70;

/** The places of texts that are long in some record. */
function findLong(value: unknown, place: Place, found: Set<string>): void {
	if (typeof value === 'string' && value.length > lineLength) found.add(place.join('.'));
	if (typeof value !== 'object' || value === null) return;
	for (const [key, item] of Object.entries(value))
		findLong(item, [...place, Array.isArray(value) ? '*' : key], found);
}

/** Name of the format by which a collection's files are read and written (file-text.ts); Sveltia looks at its ending. */
export const formatName = (name: string, { extension }: Collection): string =>
	extension === 'json' ? 'json' : `content-${name}${extension === 'md' ? '-frontmatter' : ''}`;

/**
 * The settings of Sveltia CMS, made from the list of collections: each field of each schema has a control, with the
 * schema's own words, limits and examples.
 * @param records what stands in the content now, by the name of its collection: it says which texts need a large box
 * @see https://sveltiacms.app/en/docs/config-basics
 */
export function buildConfig(
	{ repository, branch = 'main' }: Repository,
	title: string,
	records: Readonly<Record<string, readonly unknown[]>>,
): CmsConfig {
	const fieldsOf = (name: string, { schema }: Collection): Field[] => {
		const long = new Set<string>();
		for (const record of records[name] ?? []) findLong(record, [], long);
		return buildControls(shapeOf(schema), [], { pickers, isLong: (place) => long.has(place.join('.')) });
	};
	const fileOf = ([name, collection]: (typeof entries)[number]) => ({
		name,
		label: collection.title,
		file: `content/${collection.path}.${collection.extension}`,
		format: formatName(name, collection),
		fields:
			collection.kind === 'list'
				? ([
						{
							name: listName,
							label: collection.title,
							hint: collection.purpose,
							widget: 'list',
							root: true,
							required: false,
							collapsed: true,
							...summaryOf(shapeOf(collection.schema)),
							label_singular: singularOf(collection.title),
							fields: fieldsOf(name, collection),
						},
					] as Field[])
				: fieldsOf(name, collection),
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
			} as Field;
			return {
				name,
				label: collection.title,
				label_singular: singularOf(collection.title),
				description: collection.purpose,
				folder: `content/${collection.path}`,
				extension: collection.extension,
				format: formatName(name, collection),
				slug: { template: `{{${collection.named ?? 'title'}}}`, editable: ['create'] },
				identifier_field: collection.named ?? 'title',
				fields: [...fieldsOf(name, collection), ...(isArticle ? [body] : [])],
				thumbnail: false,
				editor: { preview: isArticle },
			};
		});
	return {
		load_config_file: false,
		backend: { name: 'github', repo: repository, branch, auth_methods: ['token'] },
		app_title: title,
		media_folder: 'content/photos',
		public_folder: '/photos',
		media_libraries: { default: { config: { slugify_filename: true } }, stock_assets: false },
		slug: { encoding: 'ascii', clean_accents: true },
		show_preview_links: false,
		editor: { preview: false },
		collections: [
			...folders,
			...groups.map(({ name, label, icon, has }) => ({
				name,
				label,
				icon,
				files: entries.filter(([, collection]) => has(collection)).map(fileOf),
			})),
		],
	};
}
