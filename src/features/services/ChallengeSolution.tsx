import type { ReactNode } from 'react';
import { BulletList } from '../../components/BulletList.tsx';
import { Inner, Split, Stack } from '../../components/layout/layout.tsx';
import { Twos } from '../../components/layout/Twos.tsx';
import { Photo } from '../../components/Photo.tsx';
import { Prose } from '../../components/Prose.tsx';
import { Words } from '../../components/Words.tsx';
import { labels } from '../../content/facts.ts';
import { classNames } from '../../lib/text.ts';
import styles from './ChallengeSolution.module.css';
import type { ServiceView } from './query.ts';
import type { Service } from './schema.ts';

interface ChallengeSolutionProps {
	service: Service;
	/** A single picture instead of a pair. */
	picture: ServiceView['picture'];
	/** The before/after pair. */
	children: ReactNode;
}

/** The challenge and the solution side by side, which ends with what the customer gets; below them the pair or picture. */
export function ChallengeSolution({ service, picture, children }: ChallengeSolutionProps) {
	const { problem, solution, benefits, beforeAfter, langOf } = service;
	const parts = [
		{ label: labels.service.challenge, part: problem, items: [] },
		{ label: labels.service.solution, part: solution, items: benefits },
	].filter(({ part, items }) => part || items.length > 0);
	if (parts.length === 0 && !beforeAfter) return null;
	return (
		<Inner className={styles.spread}>
			<Stack gap={6}>
				<Split columns={parts.length > 1 ? 'even' : undefined}>
					{parts.map(({ label, part, items }, index) => (
						<Stack
							as="section"
							key={label}
							className={classNames(styles.part, 'ruled')}
							aria-labelledby={`part-${index}`}
						>
							<h2 id={`part-${index}`} className="text-2xl">
								<span className={part && 'eyebrow'}>{label}</span>
								{part && (
									<>
										<span className="visually-hidden">: </span>
										<Words lang={part.lang}>{part.title}</Words>
									</>
								)}
							</h2>
							{part && <Prose text={part.text} lang={part.lang} />}
							{items.length > 0 && (
								<BulletList items={items} lang={langOf?.benefits} className={styles.gains} />
							)}
						</Stack>
					))}
				</Split>
				{children}
				{picture && <SinglePicture {...picture} />}
			</Stack>
		</Inner>
	);
}

/** A picture beside its caption. */
const SinglePicture = ({ photo, caption, lang }: NonNullable<ServiceView['picture']>) => (
	<Twos as="figure" columns={2} gap={3} className={styles.single}>
		<Photo photo={photo} />
		<figcaption className="small soft">
			<Words lang={lang}>{caption}</Words> {photo.sample && <small>{labels.photo.illustration}</small>}
		</figcaption>
	</Twos>
);
