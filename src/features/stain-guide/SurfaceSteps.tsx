import { Button } from '../../components/Button.tsx';
import { LinkedText } from '../../components/LinkedText.tsx';
import { Row, Stack } from '../../components/layout/layout.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { copyPaths } from '../../content/paths.ts';
import type { RunningText } from '../../lib/text.ts';
import type { SpillView } from './query.ts';
import styles from './SurfaceSteps.module.css';
import type { StainGuide } from './schema.ts';

type SurfaceStepsProps = SpillView['advice'][number] & { words: StainGuide['advice']; leavesDry: boolean };

/** What to do on one surface, in order; what never to do; and when to stop. */
export function SurfaceSteps({ words, leavesDry, steps, forbids, service, ...surface }: SurfaceStepsProps) {
	const firstWet = steps.findIndex(({ isWet }) => isWet);
	const before = firstWet < 0 ? steps : steps.slice(0, firstWet);
	return (
		<Stack id={surface.id} gap={5} className={styles.advice}>
			<Stack as="ol" gap={3}>
				{before.map((step) => (
					<Step key={step.id} {...step} />
				))}
				{firstWet >= 0 && surface.test && <Step name={words.test} text={surface.test} />}
				{steps.slice(before.length).map((step) => (
					<Step key={step.id} {...step} />
				))}
				{(firstWet >= 0 || !leavesDry) && <Step name={words.drying} text={surface.drying} />}
			</Stack>
			<Stack gap={2}>
				<h4>{words.never}</h4>
				<Stack as="ul" gap={2} className={styles.never}>
					{forbids.map(({ name, why, source }) => (
						<Step key={name} name={name} text={why} source={source} />
					))}
				</Stack>
			</Stack>
			<div>
				<h4>{words.stop}</h4>
				<p>
					<LinkedText text={surface.stop} />
				</p>
			</div>
			<div>
				<h4>{words.can}</h4>
				<p>
					<LinkedText text={surface.can} /> <LinkedText text={surface.cannot} />
				</p>
			</div>
			<Row data-print="none">
				<Button href={`${copyPaths.quote}#form`} look="outline">
					{words.quote}
				</Button>
				{surface.tag && <TextLink href={`${copyPaths.stainGuide}#care-codes`}>{words.tag}</TextLink>}
				{service && (
					<TextLink href={service.href}>
						{words.service}: {service.title}
					</TextLink>
				)}
			</Row>
		</Stack>
	);
}

interface StepProps {
	name: string;
	text: RunningText;
	/** Source of the rule; absent for our own rules. */
	source?: { name: string } | undefined;
}
const Step = ({ name, text, source }: StepProps) => (
	<li>
		<strong>{name}.</strong> <LinkedText text={text} />{' '}
		{source && <small className="soft">({source.name})</small>}
	</li>
);
