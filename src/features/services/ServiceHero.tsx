import type { ReactNode } from 'react';
import type { Crumb } from '../../components/Breadcrumb.tsx';
import { FormHero } from '../../components/sections/FormHero.tsx';
import { labels } from '../../content/facts.ts';
import type { PhotoData } from '../../content/photo.ts';
import { SafetySteps } from './Preparation.tsx';
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
		facts={service.facts}
		transition={`service-${service.id}`}
		ask
		emergency={Boolean(service.emergency)}
		panel={service.emergency && <SafetySteps title={labels.service.safety} steps={service.preparation} />}
	>
		{children}
	</FormHero>
);
