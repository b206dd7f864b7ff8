import { Section } from '../ui/Section.tsx';
import { SourceList } from '../ui/SourceList.tsx';

interface SourcesProps {
	title: string;
	sources: { title: string; url: string }[];
	/** Words for screen readers: the link opens a new tab. */
	newTab: string;
}

/** What the advice of a page rests on. */
export function Sources({ title, ...list }: SourcesProps) {
	if (list.sources.length === 0) return null;
	return (
		<Section id="sources" title={title}>
			<SourceList {...list} />
		</Section>
	);
}
