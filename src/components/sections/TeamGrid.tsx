import type { PhotoData } from '../../content/photo.ts';
import type { Labels } from '../../content/schema/labels.ts';
import type { Member } from '../../content/schema/team.ts';
import { Photo } from '../Photo.tsx';
import { PhotoPlaceholder } from '../PhotoPlaceholder.tsx';
import { Section } from '../Section.tsx';
import styles from './TeamGrid.module.css';

interface TeamGridProps {
	title: string;
	intro?: string | undefined;
	/** A member without a portrait has no photo. */
	members: (Omit<Member, 'photo'> & { photo?: PhotoData })[];
	labels: Pick<Labels, 'photo' | 'team'>;
	/** Names and titles only. */
	brief?: boolean;
}

/**
 * The members, by name and title up to four in a row, in full in two columns; a designed placeholder where there is no
 * portrait yet. On phones they stand in one row that is swiped, or scrolled by the arrow keys while it has the focus.
 */
export function TeamGrid({ title, intro, members, labels, brief = false }: TeamGridProps) {
	return (
		<Section id="team" title={title} intro={intro}>
			{/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and the section around it is a region already */}
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on phones, where keys must reach it */}
			<div className={styles.row} role="group" aria-labelledby="team-title" tabIndex={0}>
				<ul className={styles.grid} data-brief={brief ? '' : undefined}>
					{members.map((member) => (
						<li key={member.id} className={styles.member}>
							<div className={styles.portrait}>
								{member.photo ? (
									<Photo
										photo={member.photo}
										sizes={`(width < 46rem) ${brief ? 10 : 15}rem, ${brief ? 16 : 9}rem`}
										className={styles.photo ?? ''}
									/>
								) : (
									<PhotoPlaceholder text={labels.photo.comingSoon} />
								)}
							</div>
							<h3>{member.name}</h3>
							<p className={styles.title}>{member.title}</p>
							{!brief && <p className={styles.description}>{member.description}</p>}
							{!brief && member.specialties.length > 0 && (
								<ul className={styles.specialties} aria-label={labels.team.specialties}>
									{member.specialties.map((specialty) => (
										<li key={specialty}>{specialty}</li>
									))}
								</ul>
							)}
						</li>
					))}
				</ul>
			</div>
		</Section>
	);
}
