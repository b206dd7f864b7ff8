import type { Labels } from '../../content/schema/labels.ts';
import { buildMailtoLink, buildTelLink } from '../../lib/contact-link.ts';
import { formatLabel } from '../../lib/text.ts';
import { Button } from '../Button.tsx';
import { Actions, Stack } from '../layout/layout.tsx';
import { Prose } from '../Prose.tsx';
import { Section } from '../Section.tsx';

interface ApplyProps {
	title: string;
	text: string;
	mailSubject: string;
	phone: string;
	email: string;
	labels: Pick<Labels, 'careers'>;
}

/** How to apply: by phone or email only, there is no form (specification section 2, Careers). */
export function Apply({ title, text, mailSubject, phone, email, labels }: ApplyProps) {
	return (
		<Section id="apply" title={title} head="side">
			<Stack gap={5}>
				<Prose text={text} />
				<Actions>
					<Button href={buildTelLink(phone)}>
						{formatLabel(labels.careers.applyPhone, { number: phone })}
					</Button>
					<Button href={buildMailtoLink(email, { subject: mailSubject })} look="outline">
						{labels.careers.applyEmail}
					</Button>
				</Actions>
			</Stack>
		</Section>
	);
}
