import type { Feature, Heading } from '../../content/schema/page-part.ts';
import type { QuotePage } from '../../content/schema/pages.ts';
import { classNames, keepHyphens } from '../../lib/text.ts';
import { Icon } from '../Icon.tsx';
import { LinkedText } from '../LinkedText.tsx';
import { Grid, Stack } from '../layout/layout.tsx';
import { Section } from '../Section.tsx';
import styles from './FeatureGrid.module.css';

/** Short texts side by side: features of a service, values, benefits. */
export const FeatureGrid = ({ features, ...section }: Heading & { id: string; features: Feature[] }) =>
	features.length > 0 && (
		<Section {...section} tone="band">
			<Grid as="ul" columns={4} gap={4}>
				{features.map(({ icon, ...feature }) => (
					<FeatureItem key={feature.title} {...feature} className={classNames(styles.feature, 'ruled')} />
				))}
			</Grid>
		</Section>
	);

/** Reasons to choose the company, each with its icon, beside the form. */
export const Reasons = ({ title, items, lang }: NonNullable<QuotePage['reasons']>) => (
	<Stack as="section" aria-labelledby="reasons-title">
		<h2 id="reasons-title" className="text-xl" lang={lang}>
			{title}
		</h2>
		<Stack as="ul">
			{items.map((item) => (
				<FeatureItem key={item.title} {...item} className={classNames(styles.reason, 'small')} />
			))}
		</Stack>
	</Stack>
);

const FeatureItem = ({ icon, title, description, lang, className }: Feature & { className: string }) => (
	<Stack as="li" gap={2} className={className} lang={lang}>
		<h3>
			{icon && <Icon name={icon} />}
			{keepHyphens(title)}
		</h3>
		{description && <LinkedText as="p" className="soft" text={description} />}
	</Stack>
);
