import { Breadcrumb, type Crumb } from '../../components/Breadcrumb.tsx';
import { LinkedText } from '../../components/LinkedText.tsx';
import { PlainPage } from '../../components/PlainPage.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { copyPaths } from '../../lib/links.ts';
import styles from './StainAdvice.module.css';
import { type AdvisedSurface, SurfaceSteps } from './SurfaceSteps.tsx';
import type { Spill, StainGuide } from './schema.ts';

interface StainAdviceProps {
	copy: StainGuide;
	spill: Spill;
	advice: AdvisedSurface[];
	others: { name: string; href: string }[];
	breadcrumb: Crumb[];
	breadcrumbLabel: string;
}

/**
 * What to do about one spill: the first minute for everybody, then the surfaces, of which one is open at a time.
 */
export function StainAdvice({ copy, spill, advice, others, breadcrumb, breadcrumbLabel }: StainAdviceProps) {
	const words = copy.advice;
	return (
		<PlainPage className={styles.page}>
			<header>
				<Breadcrumb items={breadcrumb} label={breadcrumbLabel} />
				<h1>{spill.title}</h1>
				<p>{spill.about}</p>
			</header>
			<div className={styles.first}>
				<div>
					<h2>{words.firstMinute}</h2>
					<p className={styles.minute}>{spill.firstMinute}</p>
				</div>
				{spill.avoid.length > 0 && (
					<div>
						<h2>{words.avoid}</h2>
						<ul>
							{spill.avoid.map(({ name, why }) => (
								<li key={name}>
									<strong>{name}.</strong> {why}
								</li>
							))}
						</ul>
					</div>
				)}
			</div>
			<section className={styles.surfaces} aria-labelledby="surfaces-title">
				<h2 id="surfaces-title">{words.choose}</h2>
				{advice.map((surface) => (
					<details key={surface.id} name="surface" className={styles.surface}>
						<summary>
							<h3>{surface.name}</h3>
						</summary>
						<SurfaceSteps {...surface} words={words} leavesDry={spill.leavesDry} />
					</details>
				))}
				<p className={styles.more}>
					<TextLink href={`${copyPaths.stainGuide}#surfaces`}>{words.unsure}</TextLink>
				</p>
			</section>
			<div className={styles.beside}>
				<section>
					<h2>{words.dried}</h2>
					<p>{spill.dried}</p>
				</section>
				<section>
					<h2>{words.outcome}</h2>
					<p>{spill.outcome}</p>
				</section>
				<section className={styles.mixing}>
					<h2>{copy.mixing.title}</h2>
					<p>
						<LinkedText text={copy.mixing.text} />
					</p>
				</section>
			</div>
			<nav className={styles.others} aria-labelledby="others-title">
				<h2 id="others-title">{words.others}</h2>
				<ul>
					{others.map(({ name, href }) => (
						<li key={href}>
							<a href={href}>{name}</a>
						</li>
					))}
				</ul>
			</nav>
		</PlainPage>
	);
}
