import type { ComponentProps } from 'react';
import { type ButtonLook, buttonClass } from './button-class.ts';
import { Link } from './Link.tsx';

/** A link that looks like a button. At least 48 px high. */
export const Button = ({
	look = 'primary',
	...link
}: ComponentProps<typeof Link> & { look?: ButtonLook }) => <Link {...link} className={buttonClass(look)} />;
