import type { ReactNode } from 'react';
import type { PhotoData } from '../../content/photo.ts';
import type { Labels } from '../../content/schema/labels.ts';
import { classNames, formatLabel } from '../../lib/text.ts';
import { Inner, Row, Stack } from '../layout/layout.tsx';
import { Photo } from '../Photo.tsx';
import { Stars } from '../Stars.tsx';
import { AskOrCall } from './AskOrCall.tsx';
import styles from './HomeHero.module.css';

interface HomeHeroProps {
	title: string;
	subtitle: string;
	/** The slim line under the buttons: rating and number of reviews. */
	proof: string;
	/** The company's rating, such as "4.9"; without one no stars are drawn. */
	rating?: string | undefined;
	photo: PhotoData;
	phone: string;
	labels: Pick<Labels, 'action' | 'shell' | 'rating'>;
	/** True shows the children, the quote form, beside the words; otherwise the Free Quote and Call buttons stand under them. */
	form: boolean;
	children?: ReactNode;
}

/**
 * Opening of the home page: the living room full-bleed, the words on its calm left third. Minimum height 80vh with the
 * form, 70vh up to 600 px without (specification section 2).
 */
export function HomeHero({
	title,
	subtitle,
	proof,
	rating,
	photo,
	phone,
	labels,
	form,
	children,
}: HomeHeroProps) {
	return (
		<section
			className={classNames(styles.hero, 'band')}
			aria-labelledby="hero-title"
			data-form={form ? '' : undefined}
		>
			<div className={styles.picture}>
				<Photo photo={photo} sizes="100vw" priority />
			</div>
			<Inner className={styles.inner}>
				<Stack gap={5} className={styles.words}>
					<h1 id="hero-title">{title}</h1>
					<p className="lead">{subtitle}</p>
					{!form && (
						<AskOrCall
							phone={phone}
							labels={labels}
							callText={formatLabel(labels.shell.call, { number: phone })}
							className={styles.actions}
						/>
					)}
					<Row gap={3} as="p" className="small">
						{rating && (
							<Stars rating={Number(rating)} label={formatLabel(labels.rating.stars, { stars: rating })} />
						)}
						<strong>{proof}</strong>
					</Row>
				</Stack>
				{form && <div>{children}</div>}
			</Inner>
		</section>
	);
}
