import type { ReactNode } from 'react';
import { company, labels } from '../../content/facts.ts';
import { copyPaths } from '../../content/paths.ts';
import { call, emergencyCall } from '../../content/phones.ts';
import type { Errors } from '../../content/schema/errors.ts';
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
	extends Pick<Errors['page'], 'title' | 'text' | 'action' | 'lang'>,
		Partial<Pick<Errors['application'], 'status' | 'retry'>> {
	/** Asks to call in an emergency. */
	help?: string | undefined;
	actionHref: string;
	/** What failed. Replaces the status. */
	message?: string | undefined;
	/** Lists all of the company's phones, for when nothing else can be reached. */
	allPhones?: boolean;
	children?: ReactNode;
	/**
	 * For an unknown address: "Go Back" as the second action, which leads home where there is no history. It needs the script of
	 * NotFound.astro.
	 */
	goBack?: boolean;
}

/**
 * A screen for what couldn't be found or shown: a helpful sentence,
 * a way out, and the phone (docs/specification.md, 3.12). The page for the host's 5xx errors also names the status, and its first action is "Try again".
 */
export function ErrorScreen({
	title,
	text,
	help,
	action,
	status,
	retry,
	actionHref,
	message,
	lang,
	allPhones = false,
	goBack = false,
	children,
}: ErrorScreenProps) {
	const { href, words, number } = help ? emergencyCall : call;
	return (
		<PlainPage as="section" gap={4} className={styles.screen} aria-labelledby="error-title">
			<LogoMark />
			<h1 id="error-title" lang={lang}>
				{title}
			</h1>
			<LinkedText as="p" className="lead" lang={lang} text={text} />
			{status && (
				<p className="lead" lang={lang}>
					{message ?? (
						<>
							{status} <strong>{serverFailure}</strong>
						</>
					)}
				</p>
			)}
			{help && (
				<div>
					<LinkedText as="p" lang={lang} text={help} />
					<EmergencyNote />
				</div>
			)}
			<Row gap={3}>
				{retry && (
					<Button href="" lang={lang}>
						{retry}
					</Button>
				)}
				<Button href={actionHref} look={retry ? 'outline' : 'primary'} lang={lang}>
					{action}
				</Button>
				{goBack && (
					<Link className="tap" href="/" data-go-back data-scripting="enabled">
						{labels.action.goBack}
					</Link>
				)}
			</Row>
			<TextLink href={href}>
				<CallWords text={words} number={number} />
			</TextLink>
			{allPhones && company.phones.length > 1 && (
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
			{children}
		</PlainPage>
	);
}
