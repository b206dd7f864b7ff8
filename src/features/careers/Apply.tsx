import { Button } from '../../components/Button.tsx';
import { Actions, Stack } from '../../components/layout/layout.tsx';
import { Prose } from '../../components/Prose.tsx';
import { Section } from '../../components/Section.tsx';
import { company, labels, phone } from '../../content/facts.ts';
import { buildMailtoLink, buildTelLink } from '../../lib/contact-link.ts';
import { formatLabel } from '../../lib/text.ts';
import type { PositionView } from './query.ts';
import type { CareersPage } from './schema.ts';

type ApplyProps = CareersPage['apply'] & { positions: readonly Pick<PositionView, 'title'>[] };

/**
 * How to apply: by phone or email only. There is no application form (docs/specification.md, 3.8). The subject of the
 * email names the job if only one is open.
 */
export function Apply({ title, text, mailSubject, positions }: ApplyProps) {
	const [only, ...others] = positions;
	const subject = only && others.length === 0 ? `${mailSubject}: ${only.title}` : mailSubject;
	return (
		<Section id="apply" title={title} head="side">
			<Stack gap={5}>
				<Prose text={text} />
				<Actions>
					<Button href={buildTelLink(phone)}>
						{formatLabel(labels.careers.applyPhone, { number: phone })}
					</Button>
					<Button href={buildMailtoLink(company.email, { subject })} look="outline">
						{labels.careers.applyEmail}
					</Button>
				</Actions>
			</Stack>
		</Section>
	);
}
