import type { ReactNode } from 'react';
import type { Crumb } from '../../components/Breadcrumb.tsx';
import { FormHero } from '../../components/sections/FormHero.tsx';
import { labels } from '../../content/facts.ts';
import type { PhotoData } from '../../content/photo.ts';
import { classNames } from '../../lib/text.ts';
import { SafetySteps } from './Preparation.tsx';
import styles from './ServiceHero.module.css';
import type { Service } from './schema.ts';

interface ServiceHeroProps {
	service: Service;
	photo: PhotoData;
	breadcrumb: Crumb[];
	/** The quote form. */
	children?: ReactNode;
}

/** Opening of a service's page. One that can't wait has what to do until help arrives in place of the photo on phones. */
export const ServiceHero = ({ service, children, ...hero }: ServiceHeroProps) => (
	<FormHero
		{...hero}
		{...service.hero}
		photo={hero.photo}
		facts={<KeyFacts facts={service.facts} />}
		transition={`service-${service.id}`}
		ask
		emergency={Boolean(service.emergency)}
		panel={service.emergency && <SafetySteps title={labels.service.safety} steps={service.preparation} />}
	>
		{children}
	</FormHero>
);

/** Numbers that answer "how long, how often, how soon". */
function KeyFacts({ facts }: Pick<Service, 'facts'>) {
	if (facts.length === 0) return null;
	return (
		<dl className={classNames(styles.facts, 'ruled')} aria-label={labels.service.facts}>
			{facts.map((fact) => (
				<div key={fact.label}>
					<dt className="small soft">{fact.label}</dt>
					<dd className="display">{fact.value}</dd>
				</div>
			))}
		</dl>
	);
}
