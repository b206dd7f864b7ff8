import '../../components/layout/columns.css';
import { BulletList } from '../../components/BulletList.tsx';
import { Disclosure } from '../../components/Disclosure.tsx';
import { Split, Stack } from '../../components/layout/layout.tsx';
import { Prose } from '../../components/Prose.tsx';
import { Section } from '../../components/Section.tsx';
import { labels } from '../../content/facts.ts';
import type { Passage } from '../../content/schema/page-part.ts';

interface PreparationProps {
	steps: string[];
	lang?: string | undefined;
	/** True if there are no prices. Otherwise it shares their section. */
	alone?: boolean;
}

/** How to get ready for a visit, collapsed below the prices. */
export function Preparation({ steps, lang, alone = false }: PreparationProps) {
	if (steps.length === 0) return null;
	const disclosure = (
		<Disclosure heading={<h2 id="preparation-title">{labels.service.preparation}</h2>}>
			<BulletList items={steps} lang={lang} className="columns" />
		</Disclosure>
	);
	return alone ? (
		<Section id="preparation" tone="band">
			{disclosure}
		</Section>
	) : (
		<div id="preparation">{disclosure}</div>
	);
}

/** What the work can't do, and at most one more thing to know before booking. */
export function Guide({ parts }: { parts: Passage[] }) {
	const [only, second] = parts;
	if (!only) return null;
	if (!second)
		return (
			<Section id="guide" title={only.title} lang={only.lang} head="side">
				<Prose text={only.text} lang={only.lang} />
			</Section>
		);
	return (
		<Section id="guide">
			<Split columns="even">
				{parts.map((part, index) => (
					<Stack key={part.title} lang={part.lang}>
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
