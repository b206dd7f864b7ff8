import { findTarget } from '../content/link-target.ts';
import { recordPaths } from '../content/paths.ts';
import { Link } from './Link.tsx';

interface RegionLinkProps {
	/** A region, or what stands for it in a list. */
	id: string;
	/** The words of the link, such as the region's name or that of a town in it. */
	words: string;
}

/** A link to the page of a region; its words alone where the region has none. Build only. */
export const RegionLink = ({ id, words }: RegionLinkProps) => {
	const href = findTarget(recordPaths.areas(id));
	return href ? <Link href={href}>{words}</Link> : words;
};
