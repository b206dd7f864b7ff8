import { Breadcrumb, type Crumb } from '../../components/Breadcrumb.tsx';
import { Disclosure } from '../../components/Disclosure.tsx';
import { Link } from '../../components/Link.tsx';
import { LinkedText } from '../../components/LinkedText.tsx';
import { Card, Row, Split, Stack } from '../../components/layout/layout.tsx';
import { PlainPage } from '../../components/PlainPage.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { copyPaths, recordPaths } from '../../content/paths.ts';
import type { SpillView } from './query.ts';
import styles from './StainAdvice.module.css';
import { SurfaceSteps } from './SurfaceSteps.tsx';
import type { Spill } from './schema.ts';

interface StainAdviceProps extends Omit<SpillView, 'sources'> {
	spill: Spill;
	breadcrumb: Crumb[];
}

/** What to do about one spill: the first minute, then the surfaces, of which at most one is open. */
export function StainAdvice({ copy, spill, advice, others, breadcrumb }: StainAdviceProps) {
	const words = copy.advice;
	return (
		<PlainPage columns="main">
			<Stack as="header">
				<Breadcrumb items={breadcrumb} />
				<h1>{spill.title}</h1>
				<p className="lead soft">
					<LinkedText text={spill.about} />
				</p>
			</Stack>
			<Card className={styles.first}>
				<Split columns="main">
					<Stack gap={3}>
						<h2 className="text-xl">{words.firstMinute}</h2>
						<p className="lead">
							<LinkedText text={spill.firstMinute} />
						</p>
					</Stack>
					{spill.avoid.length > 0 && (
						<Stack gap={3}>
							<h2 className="text-xl">{words.avoid}</h2>
							<Stack as="ul" gap={2}>
								{spill.avoid.map(({ name, why }) => (
									<li key={name}>
										<strong>{name}.</strong> <LinkedText text={why} />
									</li>
								))}
							</Stack>
						</Stack>
					)}
				</Split>
			</Card>
			<section className={styles.surfaces} aria-labelledby="surfaces-title">
				<h2 id="surfaces-title" className="text-xl">
					{words.choose}
				</h2>
				{advice.map((surface) => (
					<Disclosure key={surface.id} name="surface" heading={<h3>{surface.name}</h3>}>
						<SurfaceSteps {...surface} words={words} leavesDry={spill.leavesDry} />
					</Disclosure>
				))}
				<p className="ruled">
					<TextLink href={`${copyPaths.stainGuide}#surfaces`}>{words.unsure}</TextLink>
				</p>
			</section>
			<Stack gap={6}>
				<Stack as="section" gap={2}>
					<h2 className="text-xl">{words.dried}</h2>
					<p>
						<LinkedText text={spill.dried} />
					</p>
				</Stack>
				<Stack as="section" gap={2}>
					<h2 className="text-xl">{words.outcome}</h2>
					<p>
						<LinkedText text={spill.outcome} />
					</p>
				</Stack>
				<Card as="section" className={styles.mixing}>
					<h2 className="text-xl">{copy.mixing.title}</h2>
					<p>
						<LinkedText text={copy.mixing.text} />
					</p>
				</Card>
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
