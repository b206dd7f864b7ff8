import type { ReactNode } from 'react';
import { company } from '../../content/facts.ts';
import type { HouseCardData } from '../../content/house-cards.ts';
import { listWeek } from '../../content/opening-lines.ts';
import { call } from '../../content/phones.ts';
import type { PhotoData } from '../../content/photo.ts';
import type { HomePage } from '../../content/schema/pages.ts';
import { classNames } from '../../lib/text.ts';
import { Lines } from '../Lines.tsx';
import { LinkedText } from '../LinkedText.tsx';
import { Inner, Row, Stack } from '../layout/layout.tsx';
import { Photo } from '../Photo.tsx';
import { Rating } from '../Rating.tsx';
import { Weave } from '../Weave.tsx';
import { Words } from '../Words.tsx';
import { AskOrCall } from './AskOrCall.tsx';
import styles from './HomeHero.module.css';
import { HouseCard } from './HouseCard.tsx';

interface HomeHeroProps extends Omit<HomePage['hero'], 'photo'> {
	photo: PhotoData | undefined;
	/** Stands on the right foot of the picture: beside the words on wide screens, elsewhere below them, and below the form. */
	card: HouseCardData | undefined;
	/** The quote form, beside the words. Without it, the quote and call buttons are under them. */
	children?: ReactNode;
}

/**
 * Top of the home page: a full-bleed photo with the words on its calm left side; on phones above it. The header is transparent
 * over the photo until the page is scrolled past the first pixels. Without a photo: large words, the phone and the hours on the
 * company's color.
 * Minimum height: 80vh with the form; without it, 70vh up to 600 px (docs/specification.md, 3.1).
 */
export const HomeHero = ({ title, subtitle, lang, proof, photo, form, card, children }: HomeHeroProps) => (
	<section
		className={classNames(styles.hero, photo ? 'band' : styles.plain)}
		aria-labelledby="hero-title"
		data-form={form ? '' : undefined}
	>
		<div className="threshold" data-threshold="hero" style={{ blockSize: 8 }} aria-hidden="true" />
		{photo ? (
			<div className={styles.picture}>
				<Photo photo={photo} priority />
			</div>
		) : (
			<Weave whole />
		)}
		<Inner className={styles.inner}>
			<Stack gap={5} className={classNames(styles.words, !photo && 'banner')}>
				<h1 id="hero-title" lang={lang}>
					{title}
				</h1>
				<LinkedText as="p" className="lead" lang={lang} text={subtitle} />
				{!(form && photo) && <AskOrCall callText={call.words} hasForm={form} className={styles.actions} />}
				<Stack gap={1} className="small bold">
					{proof.map((line, index) => (
						<Row gap={3} as="p" key={line}>
							{index === 0 && <Rating value={company.claims.rating} />}
							<Words lang={lang}>{line}</Words>
						</Row>
					))}
					{!photo && company.hours.week.length > 0 && <Lines lines={listWeek()} />}
				</Stack>
			</Stack>
			{form && <div>{children}</div>}
		</Inner>
		{card && (
			<Inner className={styles.card}>
				<HouseCard {...card} brief />
			</Inner>
		)}
	</section>
);
