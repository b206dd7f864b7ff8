import { LinkedText } from '../../components/LinkedText.tsx';
import { Section, type SectionProps } from '../../components/Section.tsx';
import { HouseCard } from '../../components/sections/HouseCard.tsx';
import type { HouseCardData } from '../../content/house-cards.ts';
import styles from './ServiceProcess.module.css';
import type { Service } from './schema.ts';

interface ServiceProcessProps extends Pick<SectionProps, 'tone'> {
	title: string;
	steps: Service['process'];
	/** Shown below the heading, with the steps beside both. */
	card?: HouseCardData | undefined;
}

/** The steps of a service, often 6 to 9, by their numbers. */
export function ServiceProcess({ steps, card, ...section }: ServiceProcessProps) {
	if (steps.length === 0) return null;
	// Steps without descriptions are narrow, so the heading fits beside them.
	const isShort = steps.every(({ description }) => !description);
	/** Steps in the first of two columns. Short ones beside a card are as tall as it is in one. */
	const half = steps.length < 5 || (card && isShort) ? steps.length : Math.ceil(steps.length / 2);
	return (
		<Section
			id="process"
			{...section}
			head={isShort || card ? 'side' : 'above'}
			aside={card && <HouseCard {...card} />}
		>
			<ol className={styles.line} style={{ '--half': half }} data-short={isShort}>
				{steps.map(({ name, description, lang }, index) => (
					<li key={name} className="ruled" lang={lang}>
						<span aria-hidden="true">{index + 1}</span>
						<h3>{name}</h3>
						{description && <LinkedText as="p" className="soft" text={description} />}
					</li>
				))}
			</ol>
		</Section>
	);
}
