import { formatLabel } from '../../lib/text.ts';
import { type FailureWords, IslandBoundary } from '../boundary/IslandBoundary.tsx';
import type { Contacts } from './hand-over.ts';
import styles from './QuoteRequest.module.css';
import { type FormWords, isBlank, type Step, steps } from './request.ts';
import type { RuleContext } from './rules.ts';
import { useQuoteForm } from './use-quote-form.ts';
import { WhatStep } from './WhatStep.tsx';

export interface QuoteRequestProps {
	words: FormWords;
	rules: RuleContext;
	contacts: Contacts;
	/** The words that say a link opens a new tab. */
	newTab: string;
	failure: FailureWords;
}

/**
 * Asks in three short steps what, where and whom, and hands the request over by WhatsApp, text message, e-mail or copy.
 * Why script: there is no server, so the text is put together here; steps, errors and the draft live in the browser.
 * Why at the first sign: it can be read and filled in as it stands; the first touch brings the script.
 * Without script: links to call, write and chat stand in its place (src/sections/FormFallback.tsx).
 */
export function QuoteRequest({ failure, ...form }: QuoteRequestProps) {
	return (
		<IslandBoundary words={failure}>
			<Form {...form} callHref={failure.callHref} />
		</IslandBoundary>
	);
}

function Form({
	words,
	rules,
	contacts,
	newTab,
	callHref,
}: Omit<QuoteRequestProps, 'failure'> & { callHref: string }) {
	const form = useQuoteForm(rules);
	const { request, step, late, notice } = form;
	const { actions } = words;
	const errors = late?.describeErrors(form.errors, request, words.errors) ?? {};
	const stepProps = { words, request, errors };
	const current = steps.indexOf(step) + 1;
	const show = (name: Step) => ({ className: styles.step, hidden: step !== name, 'data-step': name });

	return (
		<form
			ref={form.form}
			className={styles.form}
			// Does nothing by itself: no press before the script is ready may send what was typed into an address.
			method="dialog"
			noValidate
			onInput={form.read}
			onFocus={form.prepare}
			onSubmit={form.submit}
			data-ready={form.ready ? '' : undefined}
		>
			<header className={styles.head}>
				<h1 tabIndex={-1} data-focus="heading">
					{words.steps[step]}{' '}
					<span className={styles.progress}>
						{formatLabel(words.progress, { current, total: steps.length })}
					</span>
				</h1>
				<div className={styles.bar} aria-hidden="true">
					{steps.map((name, index) => (
						<span key={name} data-done={index < current ? '' : undefined} />
					))}
				</div>
			</header>
			{late && <late.ErrorSummary title={words.errors.summary} errors={errors} />}
			<div {...show('what')}>
				<WhatStep {...stepProps} callHref={callHref} />
			</div>
			{late && (
				<>
					<div {...show('where')}>
						<late.WhereStep
							{...stepProps}
							towns={rules.area.towns.map(({ name }) => name)}
							place={late.findPlace(request.place, rules.area)}
							today={late.getFloridaDay(new Date())}
							onSuggestion={(place) => form.fill({ ...request, place })}
						/>
					</div>
					<div {...show('you')}>
						<late.YouStep {...stepProps} />
					</div>
					{step === 'review' && (
						<div {...show('review')}>
							<late.ReviewStep
								{...{ words, request, contacts, newTab }}
								{...rules}
								onHandOver={() => form.setHandedOver(true)}
							/>
						</div>
					)}
				</>
			)}
			<footer className={styles.foot}>
				<div className={styles.notice} role="status">
					{notice && <p>{words.status[notice]}</p>}
				</div>
				{step !== 'what' && (
					<button type="button" className={styles.back} onClick={form.goBack}>
						{actions.back}
					</button>
				)}
				{form.beforeClearing ? (
					<button type="button" className={styles.quiet} onClick={form.undo}>
						{actions.undo}
					</button>
				) : (
					!isBlank(request) && (
						<button type="button" className={styles.quiet} onClick={form.clear}>
							{form.handedOver ? words.review.done : actions.clear}
						</button>
					)
				)}
				{step !== 'review' && (
					// A double click would send the next step too, before the visitor has seen it.
					<button
						type="submit"
						className={styles.next}
						onClick={(event) => event.detail > 1 && event.preventDefault()}
					>
						{step === 'you' ? actions.review : actions.continue}
					</button>
				)}
			</footer>
		</form>
	);
}
