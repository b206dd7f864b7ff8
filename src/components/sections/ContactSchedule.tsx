import type { Labels } from '../../content/schema/labels.ts';
import { buildTelLink } from '../../lib/contact-link.ts';
import type { IconName } from '../../lib/icon-names.ts';
import { Icon } from '../Icon.tsx';
import { Grid, Linked } from '../layout/layout.tsx';
import { Section } from '../Section.tsx';
import styles from './ContactSchedule.module.css';

interface Action {
	title: string;
	text: string;
}

interface ContactScheduleProps {
	title: string;
	intro?: string | undefined;
	actions: { quote: Action; book: Action; call: Action };
	bookingUrl: string | undefined;
	phone: string;
	labels: Pick<Labels, 'shell'>;
}

/** Three ways to a date: request a quote, book online (new tab), call. Specification section 2, Contact. */
export function ContactSchedule({ title, intro, actions, bookingUrl, phone, labels }: ContactScheduleProps) {
	const items: (Action & { icon: IconName; href: string; external?: boolean })[] = [
		{ ...actions.quote, icon: 'clipboard-list', href: '/quote' },
		...(bookingUrl
			? [{ ...actions.book, icon: 'calendar-check', href: bookingUrl, external: true } as const]
			: []),
		{ ...actions.call, icon: 'phone', href: buildTelLink(phone) },
	];
	return (
		<Section id="schedule" title={title} intro={intro} tone="deep">
			<Grid as="ul" gap={4}>
				{items.map((item) => (
					<Linked gap={1} key={item.href} className={styles.item}>
						<Icon name={item.icon} />
						<h3>
							<a href={item.href} {...(item.external && { target: '_blank', rel: 'noopener noreferrer' })}>
								{item.title}
								{item.external && <span className="visually-hidden"> {labels.shell.newTab}</span>}
							</a>
						</h3>
						<p className="soft">{item.text}</p>
					</Linked>
				))}
			</Grid>
		</Section>
	);
}
