import { parse } from 'yaml';
import { listFiles, read } from './source.ts';

/** One text of content/ and where it stands: "content/faq.yaml, 0.questions.2.answer". */
export interface ContentText {
	place: string;
	/** The name of the field that it is in: "answer". */
	field: string;
	text: string;
}

function collect(value: unknown, place: string, field: string): ContentText[] {
	if (typeof value === 'string') return [{ place, field, text: value }];
	if (Array.isArray(value)) return value.flatMap((item, index) => collect(item, `${place}.${index}`, field));
	if (value !== null && typeof value === 'object' && !(value instanceof Date))
		return Object.entries(value).flatMap(([key, item]) => collect(item, `${place}.${key}`, key));
	return [];
}

/** Every text of content/, the bodies of articles paragraph by paragraph. */
export function readContentTexts(): ContentText[] {
	return listFiles('content/**/*.{yaml,md}').flatMap((file) => {
		const text = read(file);
		if (!file.endsWith('.md')) return collect(parse(text), file, '');
		const [, facts = '', body = ''] = text.match(/^---\n([\s\S]*?)\n---\n([\s\S]*)$/) ?? [];
		const paragraphs = body.split(/\n{2,}/).map((paragraph, index) => ({
			place: `${file}, paragraph ${index + 1}`,
			field: 'body',
			text: paragraph,
		}));
		return [...collect(parse(facts), file, ''), ...paragraphs];
	});
}

/** True while the content is the sample that this project comes with: rules of style are about that alone. */
export const isSampleContent = (): boolean =>
	(parse(read('content/company.yaml')) as { sample?: boolean }).sample === true;
