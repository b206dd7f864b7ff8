import type { ReactNode } from 'react';
import type { Company } from '../../content/schema/company.ts';
import type { Labels } from '../../content/schema/labels.ts';
import { buildTelLink } from '../../lib/contact-link.ts';
import { copyPaths } from '../../lib/links.ts';
import { formatLabel } from '../../lib/text.ts';
import { Button } from '../Button.tsx';
import { LogoMark } from '../Logo.tsx';
import { Row } from '../layout/layout.tsx';
import { PlainPage } from '../PlainPage.tsx';
import { TextLink } from '../TextLink.tsx';
import styles from './ErrorScreen.module.css';

export interface ErrorScreenProps {
	title: string;
	text: string;
	/** One sentence that helps. */
	help: string;
	/** The way out. */
	action: string;
	actionHref: string;
	phone: string;
	/** All phones of the company, where nothing else can be reached. */
	phones?: Company['phones'];
	labels: Pick<Labels, 'action' | 'shell'>;
	/** What follows the actions, such as the question for the visitor's place. */
	children?: ReactNode;
	/** "Go Back" as the second action; leads home where there is no history. */
	goBack?: boolean;
	/** Words and number of the server's answer, with "Try again"; for the page of the host's 5xx. */
	failure?: { status: string; retry: string };
}

/** A screen for what could not be found or shown: a helpful sentence, the way out, the phone (specification section 8). */
export function ErrorScreen({
	title,
	text,
	help,
	action,
	actionHref,
	phone,
	phones = [],
	labels,
	goBack = false,
	failure,
	children,
}: ErrorScreenProps) {
	return (
		<PlainPage as="section" gap={4} className={styles.screen} aria-labelledby="error-title">
			<LogoMark />
			<h1 id="error-title">{title}</h1>
			<p className="lead">{text}</p>
			{failure && (
				<p className="lead">
					{failure.status} <strong>500</strong>
				</p>
			)}
			<p>{help}</p>
			<Row gap={3}>
				{failure && <Button href="">{failure.retry}</Button>}
				<Button href={actionHref} look={failure ? 'outline' : 'primary'}>
					{action}
				</Button>
				{goBack && (
					<a className="tap" href="/" data-go-back>
						{labels.action.goBack}
					</a>
				)}
			</Row>
			<TextLink href={buildTelLink(phone)}>{formatLabel(labels.shell.call, { number: phone })}</TextLink>
			{phones.length > 1 && (
				<ul className="small">
					{phones.slice(1).map(({ id, label, number }) => (
						<li key={id}>
							{label}:{' '}
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
