import type { ReactNode } from 'react';
import { ExternalLink } from '../../components/ExternalLink.tsx';
import { Icon } from '../../components/Icon.tsx';
import { Grid, Linked } from '../../components/layout/layout.tsx';
import { Section } from '../../components/Section.tsx';
import { call, company } from '../../content/facts.ts';
import type { IconName } from '../../content/icon-names.ts';
import styles from './ContactSchedule.module.css';
import type { ContactPage } from './schema.ts';

/** Three ways to schedule: request a quote, book online in a new tab, or call. */
export function ContactSchedule({ actions, ...heading }: ContactPage['schedule']) {
	const { booking } = company.links;
	return (
		<Section id="schedule" {...heading} tone="deep">
			<Grid as="ul" gap={4}>
				<ScheduleOption icon="clipboard-list" text={actions.quote.text}>
					<a href="/quote">{actions.quote.title}</a>
				</ScheduleOption>
				{booking && (
					<ScheduleOption icon="calendar-check" text={actions.book.text}>
						<ExternalLink href={booking}>{actions.book.title}</ExternalLink>
					</ScheduleOption>
				)}
				<ScheduleOption icon="phone" text={actions.call.text}>
					<a href={call.href}>{actions.call.title}</a>
				</ScheduleOption>
			</Grid>
		</Section>
	);
}

const ScheduleOption = ({ icon, text, children }: { icon: IconName; text: string; children: ReactNode }) => (
	<Linked gap={1} className={styles.item}>
		<Icon name={icon} />
		<h3>{children}</h3>
		<p className="soft">{text}</p>
	</Linked>
);
