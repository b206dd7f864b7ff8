import type { ReactNode } from 'react';
import type { PhotoData } from '../../content/photo.ts';
import type { Hero } from '../../content/schema/page-part.ts';
import { classNames } from '../../lib/text.ts';
import { Breadcrumb, type Crumb } from '../Breadcrumb.tsx';
import { LinkedText } from '../LinkedText.tsx';
import { Stack } from '../layout/layout.tsx';
import { Photo } from '../Photo.tsx';
import { AskOrCall } from './AskOrCall.tsx';
import styles from './HeroParts.module.css';

/** What the opening of every page but home is made of. */
export interface HeroProps extends Omit<Hero, 'photo'> {
	photo: PhotoData;
	breadcrumb?: Crumb[] | undefined;
	/** Shows the quote and call buttons. */
	ask?: boolean;
}

interface HeroPictureProps {
	photo: PhotoData;
	/** Rendered width on screens wider than a phone. */
	sizes: string;
	/** False if something other than the header is over the picture. */
	underHeader?: boolean;
	/** False if phones don't show it. */
	onPhones?: boolean;
	/** Name of the cross-page transition: a card's photo grows into this one. */
	transition?: string | undefined;
	className?: string | undefined;
}

/** The photo of a hero, the page's largest picture. */
export function HeroPicture({
	photo,
	sizes,
	underHeader = true,
	onPhones = true,
	transition,
	className,
}: HeroPictureProps) {
	return (
		<div className={classNames(styles.picture, underHeader && styles.underHeader, className)}>
			<Photo
				photo={photo}
				// Phones get slightly fewer pixels than their density asks for. The difference isn't visible, and
				// the picture loads a round trip sooner.
				sizes={`(width < 48rem) 88vw, ${sizes}`}
				priority={onPhones ? true : 'if-shown'}
				{...(transition && { transition })}
			/>
		</div>
	);
}

interface HeroWordsProps extends Omit<HeroProps, 'photo'> {
	/** True on emergency pages: the call comes before the quote. */
	callFirst?: boolean;
	className?: string | undefined;
	/** Shown after the words and buttons. */
	children?: ReactNode;
}

/** The words of a hero, with the breadcrumb above and the buttons below. */
export function HeroWords({
	title,
	subtitle,
	breadcrumb,
	ask,
	callFirst = false,
	className,
	children,
}: HeroWordsProps) {
	return (
		<Stack className={classNames(styles.words, className)}>
			{breadcrumb && <Breadcrumb items={breadcrumb} />}
			<h1 id="hero-title">{title}</h1>
			<LinkedText as="p" className="lead soft" text={subtitle} />
			{ask && <AskOrCall callFirst={callFirst} />}
			{children}
		</Stack>
	);
}
