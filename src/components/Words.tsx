import type { ReactNode } from 'react';
import type { Part } from '../content/schema/part.ts';

/** Words that may be in another language than the words around them. */
export const Words = ({ lang, children }: Part & { children: ReactNode }) =>
	lang ? <span lang={lang}>{children}</span> : children;
