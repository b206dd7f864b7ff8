import { Breadcrumb, type Crumb } from '../../components/Breadcrumb.tsx';
import { Button } from '../../components/Button.tsx';
import { Disclosure } from '../../components/Disclosure.tsx';
import { Link } from '../../components/Link.tsx';
import { LinkedText } from '../../components/LinkedText.tsx';
import { Card, Grid, Row, Stack } from '../../components/layout/layout.tsx';
import { PlainPage } from '../../components/PlainPage.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { copyPaths, recordPaths } from '../../content/paths.ts';
import { classNames } from '../../lib/text.ts';
import type { Rule, SpillView } from './query.ts';
import styles from './StainAdvice.module.css';
import { SpilledSwatch, Swatch } from './Swatch.tsx';
import type { Spill, StainGuide } from './schema.ts';

interface StainAdviceProps extends Omit<SpillView, 'sources'> {
	spill: Spill;
	breadcrumb: Crumb[];
}

/** What to do about one spill: the first minute, then the surfaces, of which at most one is open. */
export function StainAdvice({ copy, spill, advice, others, breadcrumb }: StainAdviceProps) {
	const words = copy.advice;
	return (
		<PlainPage className={styles.page}>
			<header className={styles.head}>
				<Stack>
					<Breadcrumb items={breadcrumb} />
					<h1>{spill.title}</h1>
					<LinkedText as="p" className="lead soft" text={spill.about} />
				</Stack>
				<SpilledSwatch color={spill.color} />
			</header>
			<Card className={classNames(styles.first, 'highlight')}>
				<Grid>
					<Stack gap={3}>
						<h2 className="text-xl">{words.firstMinute}</h2>
						<LinkedText as="p" className="lead" text={spill.firstMinute} />
					</Stack>
					{spill.avoid.length > 0 && (
						<Stack gap={3}>
							<h2 className="text-xl">{words.avoid}</h2>
							<Stack as="ul" gap={2}>
								{spill.avoid.map(({ name, why }) => (
									<Step key={name} name={name} text={why} />
								))}
							</Stack>
						</Stack>
					)}
					<Stack as="section" gap={3}>
						<h2 className="text-xl">{words.dried}</h2>
						<LinkedText as="p" text={spill.dried} />
					</Stack>
				</Grid>
			</Card>
			<section className={styles.surfaces} aria-labelledby="surfaces-title">
				<h2 id="surfaces-title" className="text-xl">
					{words.choose}
				</h2>
				{advice.map((surface) => (
					<Disclosure key={surface.id} name="surface" heading={<SurfaceName {...surface} />}>
						<SurfaceSteps {...surface} words={words} />
					</Disclosure>
				))}
				<p className="ruled">
					<TextLink href={`${copyPaths.stainGuide}#surfaces`}>{words.unsure}</TextLink>
				</p>
			</section>
			<Stack gap={6}>
				<Card as="section" className={styles.mixing}>
					<h2 className="text-xl">{copy.mixing.title}</h2>
					<LinkedText as="p" text={copy.mixing.text} />
				</Card>
				<Stack as="section" gap={2}>
					<h2 className="text-xl">{copy.call.title}</h2>
					<LinkedText as="p" text={copy.call.text} />
				</Stack>
				<Stack as="section" gap={2}>
					<h2 className="text-xl">{words.outcome}</h2>
					<LinkedText as="p" text={spill.outcome} />
				</Stack>
			</Stack>
			{others.length > 0 && (
				<Stack as="nav" gap={3} className={styles.others} aria-labelledby="others-title">
					<h2 id="others-title" className="text-xl">
						{words.others}
					</h2>
					<Row as="ul" gap={5}>
						{others.map(({ id, name }) => (
							<li key={id}>
								<Link className="tap" href={recordPaths.stainSpills(id)}>
									{name}
								</Link>
							</li>
						))}
					</Row>
				</Stack>
			)}
		</PlainPage>
	);
}

const SurfaceName = ({ name, swatch }: SpillView['advice'][number]) => (
	<h3 className={styles.name}>
		<Swatch swatch={swatch} />
		{name}
	</h3>
);

type SurfaceStepsProps = SpillView['advice'][number] & { words: StainGuide['advice'] };

/** What to do on one surface, in order, and what never to do. */
function SurfaceSteps({ words, steps, forbids, service, ...surface }: SurfaceStepsProps) {
	return (
		<Stack id={surface.id} gap={5} className={styles.advice}>
			<Stack as="ol" gap={3}>
				{steps.map((step) => (
					<Step key={step.name} {...step} />
				))}
			</Stack>
			<Stack gap={2}>
				<h4>{words.never}</h4>
				<Stack as="ul" gap={2} className={styles.never}>
					{forbids.map((rule) => (
						<Step key={rule.name} {...rule} />
					))}
				</Stack>
			</Stack>
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

/** Something to do or not to do, with the source that says so. */
const Step = ({ name, text, source }: Rule) => (
	<li>
		<strong>{name}.</strong> <LinkedText text={text} />{' '}
		{source && <small className="soft whole">({source.name})</small>}
	</li>
);
