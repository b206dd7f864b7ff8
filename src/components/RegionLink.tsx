import { findTarget } from '../content/link-target.ts';
import { recordPaths } from '../content/paths.ts';
import type { Part } from '../content/schema/part.ts';
import { Link } from './Link.tsx';
import { Words } from './Words.tsx';

/** A link to the page of a region, or of what stands for it; its words alone where the region has none. Build only. */
export const RegionLink = ({ id, words, lang }: Part & { id: string; words: string }) => {
	const href = findTarget(recordPaths.areas(id));
	if (!href) return <Words lang={lang}>{words}</Words>;
	return (
		<Link href={href} lang={lang}>
			{words}
		</Link>
	);
};
