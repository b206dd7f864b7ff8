import { Split, Stack } from '../../components/layout/layout.tsx';
import { Prose } from '../../components/Prose.tsx';
import { Section } from '../../components/Section.tsx';
import type { Passage } from '../../content/schema/page-part.ts';

/** What the work can't do, and at most one more thing to know before booking. */
export function Guide({ parts }: { parts: Passage[] }) {
	const [only, second] = parts;
	if (!only) return null;
	if (!second)
		return (
			<Section id="guide" title={only.title} head="side">
				<Prose text={only.text} />
			</Section>
		);
	return (
		<Section id="guide">
			<Split columns="even">
				{parts.map((part, index) => (
					<Stack key={part.title}>
						<h2 id={index === 0 ? 'guide-title' : undefined} className="text-2xl">
							{part.title}
						</h2>
						<Prose text={part.text} />
					</Stack>
				))}
			</Split>
		</Section>
	);
}
