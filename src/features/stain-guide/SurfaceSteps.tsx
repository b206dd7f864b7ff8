import { Button } from '../../components/Button.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { copyPaths } from '../../lib/links.ts';
import styles from './SurfaceSteps.module.css';
import type { StainGuide, Surface } from './schema.ts';

interface Rule {
	name: string;
	/** The short name of the source that says so; absent for a rule of our own. */
	source?: string | undefined;
}

/** A surface with the steps for one spill. */
export interface AdvisedSurface extends Omit<Surface, 'forbids' | 'service'> {
	/** A wet step comes after the hidden test. */
	steps: (Rule & { id: string; text: string; isWet: boolean })[];
	forbids: (Rule & { why: string })[];
	service?: { title: string; href: string } | undefined;
}

/** What to do on one surface, in order, what never to do there, and when to stop. */
export function SurfaceSteps({
	words,
	leavesDry,
	steps,
	forbids,
	...surface
}: AdvisedSurface & { words: StainGuide['advice']; leavesDry: boolean }) {
	const { service } = surface;
	const firstWet = steps.findIndex(({ isWet }) => isWet);
	const before = firstWet < 0 ? steps : steps.slice(0, firstWet);
	return (
		<div id={surface.id} className={styles.advice}>
			<ol>
				{before.map((step) => (
					<Step key={step.id} {...step} />
				))}
				{firstWet >= 0 && surface.test && <Step name={words.test} text={surface.test} />}
				{steps.slice(before.length).map((step) => (
					<Step key={step.id} {...step} />
				))}
				{(firstWet >= 0 || !leavesDry) && <Step name={words.drying} text={surface.drying} />}
			</ol>
			<div className={styles.never}>
				<h4>{words.never}</h4>
				<ul>
					{forbids.map(({ name, why, source }) => (
						<li key={name}>
							<strong>{name}.</strong> {why} {source && <small>{source}</small>}
						</li>
					))}
				</ul>
			</div>
			<div>
				<h4>{words.stop}</h4>
				<p>{surface.stop}</p>
			</div>
			<div>
				<h4>{words.can}</h4>
				<p>
					{surface.can} {surface.cannot}
				</p>
			</div>
			<div className={styles.links} data-print="none">
				<Button href={`${copyPaths.quote}#form`} look="outline">
					{words.quote}
				</Button>
				{surface.tag && <TextLink href={`${copyPaths.stainGuide}#care-codes`}>{words.tag}</TextLink>}
				{service && (
					<TextLink href={service.href}>
						{words.service}: {service.title}
					</TextLink>
				)}
			</div>
		</div>
	);
}

const Step = ({ name, text, source }: Rule & { text: string }) => (
	<li>
		<strong>{name}.</strong> {text} {source && <small>{source}</small>}
	</li>
);
