import type { IconName } from 'lucide-react/dynamic';
import type { ReactNode } from 'react';
import { ExternalLink } from '../../components/ExternalLink.tsx';
import { Icon } from '../../components/Icon.tsx';
import { Link } from '../../components/Link.tsx';
import { Grid, Linked } from '../../components/layout/layout.tsx';
import { Section } from '../../components/Section.tsx';
import { call, company } from '../../content/facts.ts';
import { copyPaths } from '../../content/paths.ts';
import type { ContactPage } from './schema.ts';
import styles from './WaysToBook.module.css';

/** Three ways to schedule: request a quote, book online in a new tab, or call. */
export function WaysToBook({ actions, ...heading }: ContactPage['schedule']) {
	const { booking } = company.links;
	return (
		<Section id="schedule" {...heading} tone="deep">
			<Grid as="ul" gap={4}>
				<WayToBook icon="clipboard-list" text={actions.quote.text}>
					<Link href={copyPaths.quote}>{actions.quote.title}</Link>
				</WayToBook>
				{booking && actions.book && (
					<WayToBook icon="calendar-check" text={actions.book.text}>
						<ExternalLink href={booking}>{actions.book.title}</ExternalLink>
					</WayToBook>
				)}
				<WayToBook icon="phone" text={actions.call.text}>
					<a href={call.href}>{actions.call.title}</a>
				</WayToBook>
			</Grid>
		</Section>
	);
}

const WayToBook = ({ icon, text, children }: { icon: IconName; text: string; children: ReactNode }) => (
	<Linked gap={1} className={styles.item}>
		<Icon name={icon} />
		<h3>{children}</h3>
		<p className="soft">{text}</p>
	</Linked>
);
