import { labels } from '../../content/facts.ts';
import type { MemberView } from '../../content/records.ts';
import type { Heading } from '../../content/schema/page-part.ts';
import { classNames } from '../../lib/text.ts';
import { LinkedText } from '../LinkedText.tsx';
import { LogoMark } from '../Logo.tsx';
import { Grid, Row, Stack } from '../layout/layout.tsx';
import { Photo } from '../Photo.tsx';
import { Section } from '../Section.tsx';
import styles from './TeamGrid.module.css';

interface TeamGridProps extends Heading {
	members: MemberView[];
	/** Names and titles only. */
	brief?: boolean;
}

/**
 * The members, by name and title up to four in a row, in full in two columns; a designed placeholder where there is no
 * portrait yet. On phones they are in one row that is swiped, or scrolled by the arrow keys while it has the focus.
 */
export function TeamGrid({ members, brief = false, ...heading }: TeamGridProps) {
	if (members.length === 0) return null;
	return (
		<Section id="team" {...heading}>
			{/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and the section around it is a region already */}
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on phones, where keys must reach it */}
			<div className={styles.row} role="group" aria-labelledby="team-title" tabIndex={0}>
				<Grid
					as="ul"
					columns={brief ? 4 : 2}
					narrow={brief}
					className={styles.grid}
					data-brief={brief ? '' : undefined}
				>
					{members.map((member) => (
						<Stack as="li" gap={3} key={member.id}>
							<div className={styles.portrait}>
								{member.photo ? (
									<Photo
										photo={member.photo}
										sizes={`(width < 48rem) ${brief ? 10 : 15}rem, ${brief ? 16 : 9}rem`}
										frame="4/5"
									/>
								) : (
									<div className={classNames(styles.placeholder, 'display')}>
										<LogoMark />
										<p>{labels.photo.comingSoon}</p>
									</div>
								)}
							</div>
							<Stack gap={1}>
								<h3>{member.name}</h3>
								<p className="eyebrow small">{member.title}</p>
								{!brief && member.description && (
									<p className="small soft">
										<LinkedText text={member.description} />
									</p>
								)}
								{!brief && member.specialties.length > 0 && (
									<Row
										as="ul"
										className={classNames(styles.specialties, 'soft')}
										aria-label={labels.team.specialties}
									>
										{member.specialties.map((specialty) => (
											<li key={specialty}>{specialty}</li>
										))}
									</Row>
								)}
							</Stack>
						</Stack>
					))}
				</Grid>
			</div>
		</Section>
	);
}
