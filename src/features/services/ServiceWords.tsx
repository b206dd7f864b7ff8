import type { ReactNode } from 'react';
import { Icon } from '../../components/Icon.tsx';
import { Row, Stack } from '../../components/layout/layout.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { labels } from '../../content/facts.ts';
import type { Heading } from '../../content/schema/page-part.ts';
import type { ServiceCardData } from './query.ts';
import styles from './ServiceWords.module.css';

/** What a list of services gets. */
export interface ServicesProps extends Heading {
	cards: ServiceCardData[];
	/** The first price of a service by its id, such as “$50 to $75, per room”. */
	prices: ReadonlyMap<string, { card: string }>;
}

interface ServiceWordsProps extends Pick<ServiceCardData, 'title' | 'href' | 'description' | 'icon'> {
	price: string | undefined;
	children?: ReactNode;
}

/** What a list says of a service, with the link to its page. */
export function ServiceWords({ title, href, description, icon, price, children }: ServiceWordsProps) {
	return (
		<Stack gap={2} className={styles.service}>
			<h3>
				<Icon name={icon} />
				{title}
			</h3>
			<p className="soft">{description}</p>
			{children}
			<Row className={styles.foot}>
				<TextLink href={href} context={title}>
					{labels.action.learnMore}
				</TextLink>
				{price && <span className={styles.price}>{price}</span>}
			</Row>
		</Stack>
	);
}
