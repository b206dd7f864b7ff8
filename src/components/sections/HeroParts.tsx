import type { ReactNode } from 'react';
import type { PhotoData } from '../../content/photo.ts';
import type { Hero } from '../../content/schema/page-part.ts';
import { classNames } from '../../lib/text.ts';
import { Breadcrumb, type Crumb } from '../Breadcrumb.tsx';
import { LinkedText } from '../LinkedText.tsx';
import { Stack } from '../layout/layout.tsx';
import { AskOrCall } from './AskOrCall.tsx';
import styles from './HeroParts.module.css';

/** What the opening of every page but home is made of. */
export interface HeroProps extends Omit<Hero, 'photo'> {
	photo: PhotoData;
	breadcrumb?: Crumb[] | undefined;
	/** Shows the quote and call buttons. */
	ask?: boolean;
}

interface HeroWordsProps extends Omit<HeroProps, 'photo'> {
	/** True on emergency pages: the call comes before the quote. */
	callFirst?: boolean;
	className?: string | undefined;
	/** Shown after the words and buttons. */
	children?: ReactNode;
}

/** The words of a hero, with the breadcrumb above and the buttons below. */
export const HeroWords = ({
	title,
	subtitle,
	breadcrumb,
	ask,
	callFirst = false,
	className,
	children,
}: HeroWordsProps) => (
	<Stack className={classNames(styles.words, className)}>
		{breadcrumb && <Breadcrumb items={breadcrumb} />}
		<h1 id="hero-title">{title}</h1>
		<LinkedText as="p" className="lead soft" text={subtitle} />
		{ask && <AskOrCall callFirst={callFirst} />}
		{children}
	</Stack>
);
