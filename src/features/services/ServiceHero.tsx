import '../../components/layout/columns.css';
import type { ReactNode } from 'react';
import { Breadcrumb, type Crumb } from '../../components/Breadcrumb.tsx';
import { BulletList } from '../../components/BulletList.tsx';
import { EmergencyCall } from '../../components/EmergencyCall.tsx';
import { EmergencyNote } from '../../components/EmergencyNote.tsx';
import { Link } from '../../components/Link.tsx';
import { LinkedText } from '../../components/LinkedText.tsx';
import { Card, Inner } from '../../components/layout/layout.tsx';
import { FormHero } from '../../components/sections/FormHero.tsx';
import { type Fact, KeyFacts } from '../../components/sections/KeyFacts.tsx';
import { labels } from '../../content/facts.ts';
import { copyPaths } from '../../content/paths.ts';
import { emergencyCall } from '../../content/phones.ts';
import type { PhotoData } from '../../content/photo.ts';
import { classNames } from '../../lib/text.ts';
import styles from './ServiceHero.module.css';
import type { Service } from './schema.ts';

/** The strip above the hero of an emergency service: the call button first, then what to do. */
export const EmergencyStrip = ({ title, text, lang }: NonNullable<Service['emergency']>) => (
	<section className={classNames(styles.strip, 'emergency')} aria-label={title}>
		<Inner>
			<div className={styles.call}>
				<EmergencyCall words={emergencyCall.number} />
				<div>
					<p className={classNames(styles.title, 'display')} lang={lang}>
						{title}
					</p>
					<LinkedText as="p" lang={lang} text={text} />
					<EmergencyNote />
					<Link className="tap" href={copyPaths.waterHelp}>
						{labels.shell.waterHelp}
					</Link>
				</div>
			</div>
		</Inner>
	</section>
);

interface ServiceHeroProps {
	service: Service;
	/** What the first thing of its price list costs, before the other facts. */
	price: Fact | undefined;
	/** Reasons to trust the company, behind them. */
	trust: readonly Fact[];
	photo: PhotoData | undefined;
	breadcrumb: Crumb[];
	/** The quote form. */
	children?: ReactNode;
}

/** Opening of a service's page. One that can't wait has what to do until help arrives below the words. */
export const ServiceHero = ({ service, price, trust, photo, breadcrumb, children }: ServiceHeroProps) => (
	<FormHero
		{...service.hero}
		photo={photo}
		breadcrumb={<Breadcrumb items={breadcrumb} />}
		facts={<KeyFacts facts={[...(price ? [price] : []), ...service.facts, ...trust]} />}
		transition={`service-${service.id}`}
		ask
		panel={service.emergency && <SafetySteps {...service} />}
		urgent={service.emergency !== undefined}
	>
		{children}
	</FormHero>
);

/** What to do until help arrives. Not collapsed, because nobody in danger opens a heading. */
const SafetySteps = ({ preparation, langOf }: Service) =>
	preparation.length > 0 && (
		<Card as="section" id="preparation" gap={3} aria-labelledby="preparation-title">
			<h2 id="preparation-title" className="text-xl">
				{labels.service.safety}
			</h2>
			<BulletList items={preparation} lang={langOf?.preparation} className="columns" />
		</Card>
	);
