import { findTarget } from '../content/link-target.ts';
import { recordPaths } from '../content/paths.ts';
import { Link } from './Link.tsx';
import { Words } from './Words.tsx';

interface RegionLinkProps {
	/** A region, or what stands for it in a list. */
	id: string;
	/** The words of the link, such as the region's name or that of a town in it. */
	words: string;
	lang?: string | undefined;
}

/** A link to the page of a region; its words alone where the region has none. Build only. */
export const RegionLink = ({ id, words, lang }: RegionLinkProps) => {
	const href = findTarget(recordPaths.areas(id));
	if (!href) return <Words lang={lang}>{words}</Words>;
	return (
		<Link href={href} lang={lang}>
			{words}
		</Link>
	);
};
