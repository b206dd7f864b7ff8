import type { ReactNode } from 'react';
import { labels } from '../../content/facts.ts';
import type { PhotoData } from '../../content/photo.ts';
import type { Hero } from '../../content/schema/page-part.ts';
import type { Service } from '../../content/schema/service.ts';
import { classNames } from '../../lib/text.ts';
import { Breadcrumb, type Crumb } from '../Breadcrumb.tsx';
import { LinkedText } from '../LinkedText.tsx';
import { Inner, Stack } from '../layout/layout.tsx';
import { Photo } from '../Photo.tsx';
import { AskOrCall } from './AskOrCall.tsx';
import styles from './PageHero.module.css';

interface PageHeroProps extends Omit<Hero, 'photo'> {
	photo: PhotoData;
	/** Name of the cross-page transition: the photo of a card grows into this one. */
	transition?: string;
	breadcrumb?: Crumb[] | undefined;
	/** Two to four short answers under the words. */
	facts?: Service['facts'];
	/** True under the emergency strip, where the header does not lie over the photo. */
	belowStrip?: boolean;
	/** Shows the quote and call buttons. */
	ask?: boolean;
	/** True on the page of emergencies: the call is before the quote. */
	callFirst?: boolean;
	/**
	 * What the visitor came for, such as phone numbers: it fills the words' column to the height of the form. On phones it
	 * replaces the photo, so that it is in the first screen.
	 */
	panel?: ReactNode;
	/** The quote form: beside the words on wide screens, under them on phones. */
	children?: ReactNode;
}

/**
 * Opening of every page but home. Without a form it is a spread: words on the left, the photo bleeding off the right
 * edge. With a form the photo spans the top, and the form overlaps it beside the words.
 */
export function PageHero({
	title,
	subtitle,
	photo,
	transition,
	breadcrumb,
	facts = [],
	belowStrip = false,
	ask = false,
	callFirst = false,
	panel,
	children,
}: PageHeroProps) {
	return (
		<section
			className={styles.hero}
			aria-labelledby="hero-title"
			data-form={children ? '' : undefined}
			data-panel={panel ? '' : undefined}
			data-below-strip={belowStrip ? '' : undefined}
		>
			<div className={styles.picture}>
				<Photo
					photo={photo}
					// Phones get slightly less than their density asks for; nobody sees it, and it loads a round trip sooner.
					sizes={`(width < 48rem) 88vw, ${children ? '100vw' : '(width < 62rem) 100vw, 50vw'}`}
					priority={panel ? 'if-shown' : true}
					{...(transition && { transition })}
				/>
			</div>
			<Inner className={styles.inner}>
				<Stack className={styles.words}>
					{breadcrumb && <Breadcrumb items={breadcrumb} />}
					<h1 id="hero-title">{title}</h1>
					<p className="lead soft">
						<LinkedText text={subtitle} />
					</p>
					{ask && <AskOrCall callFirst={callFirst} />}
					{facts.length > 0 && (
						<dl className={classNames(styles.facts, 'ruled')} aria-label={labels.service.facts}>
							{facts.map((fact) => (
								<div key={fact.label}>
									<dt className="small soft">{fact.label}</dt>
									<dd className="display">{fact.value}</dd>
								</div>
							))}
						</dl>
					)}
					{panel && <div className={styles.panel}>{panel}</div>}
				</Stack>
				{children && <div>{children}</div>}
			</Inner>
		</section>
	);
}
