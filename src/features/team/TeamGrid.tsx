import { LinkedText } from '../../components/LinkedText.tsx';
import { Grid, Stack } from '../../components/layout/layout.tsx';
import { Photo } from '../../components/Photo.tsx';
import { Section } from '../../components/Section.tsx';
import { labels } from '../../content/facts.ts';
import type { WithPhoto } from '../../content/photo.ts';
import type { Heading } from '../../content/schema/page-part.ts';
import { classNames, initialsOf } from '../../lib/text.ts';
import type { Member } from './schema.ts';
import styles from './TeamGrid.module.css';

interface TeamGridProps extends Heading {
	/** A member without a portrait has no photo. */
	members: WithPhoto<Member>[];
	/** Names and titles of the first eight only. */
	brief?: boolean;
}

/**
 * The team, up to four in a row on wide screens, with the initials in place of a missing portrait; where nobody has one,
 * a plain list. On smaller screens, and on wide ones when brief, the words are beside a small portrait; when brief, phones have
 * one row that scrolls by swiping or, while it has the focus, by the arrow keys.
 */
export function TeamGrid({ members, brief = false, ...heading }: TeamGridProps) {
	if (members.length === 0) return null;
	const hasPortraits = members.some(({ photo }) => photo);
	const grid = (
		<Grid
			as="ul"
			columns={4}
			narrow={brief && hasPortraits}
			className={styles.grid}
			data-brief={brief && hasPortraits ? '' : undefined}
			data-plain={hasPortraits ? undefined : ''}
		>
			{(brief ? members.slice(0, 8) : members).map((member) => (
				<Stack as="li" gap={3} key={member.id}>
					{hasPortraits && (
						<div className="container">
							{member.photo ? (
								<Photo photo={member.photo} />
							) : (
								<div className={classNames(styles.placeholder, 'display')}>
									<span aria-hidden="true">{initialsOf(member.name)}</span>
									<p>{labels.photo.comingSoon}</p>
								</div>
							)}
						</div>
					)}
					<Stack gap={1}>
						<h3>{member.name}</h3>
						<p className="eyebrow small" lang={member.lang}>
							{member.title}
						</p>
						{!brief && member.description && (
							<LinkedText as="p" className="small soft" lang={member.lang} text={member.description} />
						)}
						{!brief && member.specialties.length > 0 && (
							<ul className={classNames(styles.specialties, 'soft')} aria-label={labels.team.specialties}>
								{member.specialties.map((specialty) => (
									<li key={specialty} lang={member.lang}>
										{specialty}
									</li>
								))}
							</ul>
						)}
					</Stack>
				</Stack>
			))}
		</Grid>
	);
	return (
		<Section id="team" {...heading} head={members.length === 1 ? 'side' : 'above'}>
			{brief && hasPortraits ? (
				// biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and the section around it is a region already
				// biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on phones, where keys must reach it
				<div className={styles.row} role="group" aria-labelledby="team-title" tabIndex={0}>
					{grid}
				</div>
			) : (
				grid
			)}
		</Section>
	);
}
