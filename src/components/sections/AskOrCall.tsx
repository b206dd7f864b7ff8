import type { ReactNode } from 'react';
import { labels } from '../../content/facts.ts';
import { isUrgent } from '../../content/language.ts';
import { hasPage } from '../../content/link-target.ts';
import { copyPaths } from '../../content/paths.ts';
import { call } from '../../content/phones.ts';
import { buildTelLink } from '../../lib/contact-link.ts';
import { formatLabel } from '../../lib/text.ts';
import { Button } from '../Button.tsx';
import { CallWords } from '../CallWords.tsx';
import { Icon } from '../Icon.tsx';
import { Actions } from '../layout/layout.tsx';

export interface AskOrCallProps {
	/** Address of the quote button. On /quote, it is the form on the same page. */
	quoteHref?: string | undefined;
	/** True if the quote form is beside it, which needs no button unless there is a page of its own. */
	hasForm?: boolean | undefined;
	quoteText?: string;
	callText?: string;
	/** The number to call; by default the one of the page. */
	number?: string;
	className?: string | undefined;
	children?: ReactNode;
}

/**
 * The two main actions: ask for a quote, or call, which comes first and has the accent color where the visitor can't wait. Not on
 * paper, whose first line has the number.
 */
export function AskOrCall({ hasForm = false, number = call.number, ...props }: AskOrCallProps) {
	const callFirst = isUrgent();
	// The strip of an emergency, above the form and the words beside it, says the number.
	const callText = props.callText ?? (hasForm && callFirst ? labels.shell.callShort : number);
	const quoteButton = (!hasForm || hasPage('quote')) && (
		<Button href={props.quoteHref ?? copyPaths.quote} look={callFirst ? 'outline' : 'primary'}>
			{props.quoteText ?? labels.shell.getQuote}
		</Button>
	);
	const callButton = (
		<Button
			href={buildTelLink(number)}
			data-by-day={call.byDay && number}
			look={callFirst ? 'primary' : 'outline'}
			aria-label={
				callText.includes(number) ? formatLabel(labels.shell.call, { number }) : `${callText} ${number}`
			}
		>
			<Icon name="phone" />
			<CallWords text={callText} number={number} />
		</Button>
	);
	return (
		<Actions className={props.className} data-print="none">
			{callFirst && callButton}
			{quoteButton}
			{!callFirst && callButton}
			{props.children}
		</Actions>
	);
}
