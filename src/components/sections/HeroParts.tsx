import type { ReactNode } from 'react';
import type { PhotoData } from '../../content/photo.ts';
import type { Hero } from '../../content/schema/page-part.ts';
import { classNames } from '../../lib/text.ts';
import { LinkedText } from '../LinkedText.tsx';
import { Stack } from '../layout/layout.tsx';
import { AskOrCall, type AskOrCallProps } from './AskOrCall.tsx';
import styles from './HeroParts.module.css';

/** What the opening of every page but home is made of. */
export interface HeroProps extends Omit<Hero, 'photo' | 'subtitle'> {
	subtitle?: Hero['subtitle'] | undefined;
	photo?: PhotoData | undefined;
	breadcrumb?: ReactNode;
	/** Shows the quote and call buttons. */
	ask?: boolean;
}

interface HeroWordsProps extends Omit<HeroProps, 'photo'>, Pick<AskOrCallProps, 'hasForm'> {
	className?: string | undefined;
	children?: ReactNode;
}

/** The words of a hero, with the breadcrumb above, and the buttons and children below. */
export const HeroWords = ({ title, subtitle, lang, langOf, breadcrumb, ask, ...parts }: HeroWordsProps) => (
	<Stack className={classNames(styles.words, parts.className)}>
		{breadcrumb}
		<h1 id="hero-title" lang={lang}>
			{title}
		</h1>
		{subtitle && <LinkedText as="p" className="lead soft" lang={langOf?.subtitle ?? lang} text={subtitle} />}
		{ask && <AskOrCall hasForm={parts.hasForm} />}
		{parts.children}
	</Stack>
);
