import { EmergencyNote } from '../../components/EmergencyNote.tsx';
import { Split, Stack } from '../../components/layout/layout.tsx';
import { Twos } from '../../components/layout/Twos.tsx';
import { Photo } from '../../components/Photo.tsx';
import { Section } from '../../components/Section.tsx';
import { emergencyCall } from '../../content/phones.ts';
import { getEmergencyNote } from '../../content/say.ts';
import { splitAtContacts } from '../../lib/contact-text.ts';
import { keepWhole } from '../../lib/text.ts';
import styles from './ServiceList.module.css';
import { type ServicesProps, ServiceWords } from './ServiceWords.tsx';

/** The services with their benefits. The picture changes sides from one to the next. */
export function ServiceList({ cards, prices, ...section }: ServicesProps) {
	const asksToCall = splitAtContacts(section.intro ?? '').some(({ href }) => href === emergencyCall.href);
	const note = asksToCall && getEmergencyNote() && <EmergencyNote />;
	return (
		<Section id="services" aside={note} {...section}>
			<Stack as="ul" gap={7}>
				{cards.map((card) => (
					<Split as="li" columns="even" gap={4} key={card.id} id={card.id} className={styles.row}>
						{card.photo && <Photo photo={card.photo} transition={`service-${card.id}`} />}
						<ServiceWords card={card} price={prices.get(card.id)}>
							{card.benefits.length > 0 && (
								<Twos as="ul" columns={2} gap={2} className="small" lang={card.lang}>
									{card.benefits.map((benefit) => (
										<li key={benefit} className="ruled">
											{keepWhole(benefit)}
										</li>
									))}
								</Twos>
							)}
						</ServiceWords>
					</Split>
				))}
			</Stack>
		</Section>
	);
}
