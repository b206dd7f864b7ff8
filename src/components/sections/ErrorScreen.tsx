import type { ReactNode } from 'react';
import { company, labels } from '../../content/facts.ts';
import { copyPaths } from '../../content/paths.ts';
import { call } from '../../content/phones.ts';
import type { Errors } from '../../content/schema/pages.ts';
import { buildTelLink } from '../../lib/contact-link.ts';
import { Button } from '../Button.tsx';
import { CallWords } from '../CallWords.tsx';
import { EmergencyNote } from '../EmergencyNote.tsx';
import { Link } from '../Link.tsx';
import { LinkedText } from '../LinkedText.tsx';
import { LogoMark } from '../Logo.tsx';
import { Row } from '../layout/layout.tsx';
import { PlainPage } from '../PlainPage.tsx';
import { TextLink } from '../TextLink.tsx';
import { Words } from '../Words.tsx';
import styles from './ErrorScreen.module.css';

/** The status of a server that fails: one file is shown for all of them, and can't know which (public/nginx.conf). */
const serverFailure = '5xx';

interface ErrorScreenProps
	extends Pick<Errors['page'], 'title' | 'text' | 'help' | 'action' | 'lang'>,
		Pick<Partial<Errors['application']>, 'status' | 'retry'> {
	actionHref: string;
	/** What failed. Replaces the status. */
	message?: string | undefined;
	/** Lists all of the company's phones, for when nothing else can be reached. */
	allPhones?: boolean;
	/**
	 * For an unknown address: "Go Back" as the second action, which leads home where there is no history. It needs the script of
	 * NotFound.astro.
	 */
	goBack?: boolean;
	children?: ReactNode;
}

/**
 * A screen for what couldn't be found or shown: a helpful sentence, a way out, and the phone (docs/specification.md, 3.12). The page
 * for the host's 5xx errors also names the status, and its first action is "Try again".
 */
export const ErrorScreen = ({ lang, status, retry, ...props }: ErrorScreenProps) => (
	<PlainPage as="section" gap={4} className={styles.screen} aria-labelledby="error-title">
		<LogoMark />
		<h1 id="error-title" lang={lang}>
			{props.title}
		</h1>
		<LinkedText as="p" className="lead" lang={lang} text={props.text} />
		{status && (
			<p className="lead" lang={lang}>
				{props.message ?? (
					<>
						{status} <strong>{serverFailure}</strong>
					</>
				)}
			</p>
		)}
		<div>
			<LinkedText as="p" lang={lang} text={props.help} />
			<EmergencyNote />
		</div>
		<Row gap={3}>
			{retry && (
				<Button href="" lang={lang}>
					{retry}
				</Button>
			)}
			<Button href={props.actionHref} look={retry ? 'outline' : 'primary'} lang={lang}>
				{props.action}
			</Button>
			{props.goBack && (
				<Link className="tap" href="/" data-go-back data-scripting="enabled">
					{labels.action.goBack}
				</Link>
			)}
		</Row>
		<TextLink href={call.href} data-by-day={call.byDay}>
			<CallWords text={call.words} number={call.number} />
		</TextLink>
		{props.allPhones && company.phones.length > 1 && (
			<ul className="small">
				{company.phones.slice(1).map(({ id, label, lang: of, number }) => (
					<li key={id}>
						<Words lang={of}>{label}</Words>:{' '}
						<a className="tap" href={buildTelLink(number)}>
							{number}
						</a>
					</li>
				))}
			</ul>
		)}
		<TextLink href={copyPaths.waterHelp}>{labels.shell.waterHelp}</TextLink>
		{props.children}
	</PlainPage>
);
