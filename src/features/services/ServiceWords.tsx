import type { ReactNode } from 'react';
import { CallWords } from '../../components/CallWords.tsx';
import { Icon } from '../../components/Icon.tsx';
import { Row, Stack } from '../../components/layout/layout.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { labels } from '../../content/facts.ts';
import { emergencyCall } from '../../content/phones.ts';
import type { Heading } from '../../content/schema/page-part.ts';
import { classNames, keepWhole } from '../../lib/text.ts';
import type { ServiceCardData } from './query.ts';
import styles from './ServiceWords.module.css';

/** What a list of services gets. */
export interface ServicesProps extends Heading {
	cards: ServiceCardData[];
	/** The first price of a service by its id, such as “$50 to $75 per room”. */
	prices: ReadonlyMap<string, { card: string; lang?: string | undefined }>;
}

interface ServiceWordsProps {
	card: ServiceCardData;
	price: ReturnType<ServicesProps['prices']['get']>;
	children?: ReactNode;
}

/** What a list says of a service, with the link to its page and, of one that can't wait, whom to call. A photo says what an icon would. */
export const ServiceWords = ({ card, price, children }: ServiceWordsProps) => (
	<Stack gap={2} className={styles.service}>
		<h3 lang={card.titleLang}>
			{!card.photo && <Icon name={card.icon} />}
			{keepWhole(card.title)}
		</h3>
		<p className="soft" lang={card.lang}>
			{keepWhole(card.description)}
		</p>
		{children}
		<Row className={styles.foot}>
			<TextLink href={card.href} context={card.title} contextLang={card.titleLang}>
				{labels.action.learnMore}
			</TextLink>
			{price && (
				<span className={styles.price} lang={price.lang}>
					{price.card}
				</span>
			)}
			{card.urgent && (
				<a className={classNames(styles.price, 'tap')} href={emergencyCall.href}>
					<Icon name="phone" />
					<CallWords text={emergencyCall.words} number={emergencyCall.number} />
				</a>
			)}
		</Row>
	</Stack>
);
