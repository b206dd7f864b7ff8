import { type FailureWords, IslandBoundary } from '../../components/island/IslandBoundary.tsx';
import { formatLabel } from '../../lib/text.ts';
import type { Contacts } from './channel-links.ts';
import { getShownStep } from './form-state.ts';
import styles from './QuoteRequest.module.css';
import { type FormWords, isBlank, type Step, steps } from './request.ts';
import type { RuleContext } from './rules.ts';
import { useQuoteRequest } from './use-quote-request.ts';
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
 * Asks in three short steps what, where and whom, and hands the request over by WhatsApp, text message, email or copy.
 * Why script: there is no server, so the text is put together here; steps, errors and the draft live in the browser.
 * Why at the first sign: it can be read and filled in as it stands; the first touch brings the script.
 * Without script: links to call, write and chat stand in its place (src/features/quote-request/FormFallback.tsx).
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
	const { form, state, dispatch, prepare, read, submit } = useQuoteRequest(words, rules);
	const { request, lazy, notice } = state;
	const step = getShownStep(state);
	const { actions } = words;
	const errors = lazy?.describeErrors(state.errors, request, words) ?? {};
	const stepProps = { words, request, errors };
	const current = steps.indexOf(step) + 1;
	const show = (name: Step) => ({ className: styles.step, hidden: step !== name, 'data-step': name });

	return (
		<form
			ref={form}
			className={styles.form}
			// Does nothing by itself: no press before the script is ready may send what was typed into an address.
			method="dialog"
			noValidate
			onInput={read}
			onFocus={prepare}
			onSubmit={submit}
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
			{lazy && <lazy.ErrorSummary title={words.errors.summary} errors={errors} />}
			<div {...show('what')}>
				<WhatStep {...stepProps} callHref={callHref} />
				{lazy && rules.prices && <lazy.PriceRange {...stepProps} prices={rules.prices} />}
			</div>
			{lazy && (
				<>
					<div {...show('where')}>
						<lazy.WhereStep
							{...stepProps}
							towns={rules.area.towns.map(({ name }) => name)}
							place={lazy.findPlace(request.place, rules.area)}
							today={lazy.getToday()}
							onSuggestion={(place) => dispatch({ type: 'filled', request: { ...request, place } })}
						/>
					</div>
					<div {...show('you')}>
						<lazy.YouStep {...stepProps} />
					</div>
					{step === 'review' && (
						<div {...show('review')}>
							<lazy.ReviewStep
								{...{ words, request, contacts, newTab }}
								{...rules}
								onSend={() => dispatch({ type: 'sent' })}
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
					<button type="button" className={styles.back} onClick={() => dispatch({ type: 'went-back' })}>
						{actions.back}
					</button>
				)}
				{state.beforeClearing ? (
					<button type="button" className={styles.quiet} onClick={() => dispatch({ type: 'undone' })}>
						{actions.undo}
					</button>
				) : (
					!isBlank(request) && (
						<button type="button" className={styles.quiet} onClick={() => dispatch({ type: 'cleared' })}>
							{state.sent ? words.review.done : actions.clear}
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
