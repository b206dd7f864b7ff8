import { type MouseEvent, useEffect, useState } from 'react';
import { buttonClass } from '../../components/button-class.ts';
import { makeIsland } from '../../components/island/make-island.tsx';
import { classNames, formatLabel } from '../../lib/text.ts';
import { ErrorIcon, fieldId, showField } from './Field.tsx';
import { type FieldName, steps } from './fields.ts';
import styles from './QuoteRequest.module.css';
import type { FormContext } from './query.ts';
import { ReviewStep } from './ReviewStep.tsx';
import type { Errors } from './request.ts';
import { StepFields } from './StepFields.tsx';
import { acceptFiles } from './sending/photos.ts';
import { SentScreen } from './sending/SentScreen.tsx';
import { useQuoteRequest } from './use-quote-request.ts';
import { isHanded } from './ways.ts';

/**
 * Asks what, where and who in three short steps, and passes the request on by WhatsApp, text message, email or
 * copying.
 * Why script: there is no server, so the browser composes the text and keeps the steps, errors and draft.
 * Why at the first interaction, or at once with a draft: the HTML can be read and filled in as it is.
 * The towns, which the second step asks for, are loaded then.
 * Without script: links to call, write and chat replace it (src/features/quote-request/FormFallback.astro).
 */
export const QuoteRequest = makeIsland(Form);

function Form(props: FormContext) {
	const [places, setPlaces] = useState<FormContext['places']>();
	const context = { ...props, places };
	const form = useQuoteRequest(context);
	const { sender } = form;
	const { request, step, errors, notice, cleared, handed, isRevising, sending } = form.state;
	const { labels } = props;
	const { actions } = labels;
	const current = steps.indexOf(step) + 1;

	// Each step tries again, after a network that was away or an error page. Without the towns, the form asks the same and
	// says nothing of the place.
	// biome-ignore lint/correctness/useExhaustiveDependencies: the step only says when.
	useEffect(() => {
		if (places) return;
		fetch(props.coverage)
			.then((answer) => answer.json())
			.then(setPlaces, () => undefined);
	}, [places, props.coverage, step]);

	const hasWays = step === 'review' || sending.sent !== undefined;
	// The page around the frame then has no second list of them (QuoteForm.module.css).
	useEffect(() => void window.frameElement?.toggleAttribute('data-has-ways', hasWays), [hasWays]);

	const stepProps = { ...context, ...form, request, errors, handed };
	const isInApp = isHanded(handed);
	// A text that is too long for the app is copied.
	const title = isInApp
		? labels.review.next[handed.said === 'sent' ? handed.way : 'copy']
		: labels.steps[step];

	if (sender && sending.sent) return <SentScreen sent={sending.sent} sender={sender} context={context} />;
	return (
		<form
			className={styles.form}
			// Without script, keeps what was typed out of the address.
			method="dialog"
			noValidate
			// Firefox would restore check boxes that were cleared. Fields that may be autofilled say so themselves.
			autoComplete="off"
			onSubmit={form.submit}
			// Not under a mouse, whose press would miss what has moved.
			onFocus={({ target }) => target.matches(':focus-visible') && showField(target)}
			{...(sender?.photos && acceptFiles(sender.addPhotos))}
		>
			<header className={styles.head}>
				{/* A new one for each step, so that it takes the focus, and is announced, also where the one before had it. */}
				<h1 key={title} className="apart" tabIndex={-1} data-focus="heading">
					<span>{title}</span> {/* What is left is not one of the form's steps. */}
					<span className={classNames(styles.progress, 'fine')}>
						{!isInApp && formatLabel(labels.progress, { current, total: steps.length })}
					</span>
				</h1>
				<div className={styles.bar} aria-hidden="true">
					{steps.map((name, index) => (
						<span key={name} data-done={index < current ? '' : undefined} />
					))}
				</div>
			</header>
			<div className={classNames(styles.notice, 'small soft')}>
				<p role="status">{notice && notice !== 'kept' && labels.status[notice]}</p>
				{cleared && (
					<button type="button" className="as-link" onClick={form.undo}>
						{actions.undo}
					</button>
				)}
			</div>
			<ErrorSummary title={labels.errors.summary} errors={errors} />
			{/* Drawn below the fields, so that they don't move when the form hydrates. */}
			<p className={classNames(styles.kept, 'small soft')} role="status">
				{notice === 'kept' && labels.status.kept}
			</p>
			{step !== 'review' ? (
				<>
					<div className={styles.step} data-step={step}>
						<StepFields {...stepProps} name={step} />
					</div>
					<div className={styles.main}>
						{/* A double click would also submit the next step, before the visitor has seen it. */}
						<button
							type="submit"
							className={buttonClass('primary')}
							onClick={(event) => event.detail > 1 && event.preventDefault()}
						>
							{step === 'you' || isRevising ? actions.review : actions.continue}
						</button>
					</div>
				</>
			) : (
				<ReviewStep {...stepProps} />
			)}
			<footer className={styles.foot}>
				{(step !== 'what' || isRevising) && (
					<button type="button" className="as-link" onClick={form.back}>
						{actions.back}
					</button>
				)}
				{!form.isBlank && (
					<button type="button" className="as-link" onClick={() => form.clear()}>
						{actions.clear}
					</button>
				)}
			</footer>
		</form>
	);
}

/** Lists the errors with a link to each field. Takes the focus when it appears. */
function ErrorSummary({ title, errors }: { title: string; errors: Errors }) {
	const entries = Object.entries(errors) as [FieldName, string][];
	if (entries.length === 0) return null;
	// Moves the focus instead of following the link: in a frame, a new address would add an entry to the page's
	// history.
	const focusField = (event: MouseEvent, field: FieldName) => {
		event.preventDefault();
		const control = document.getElementById(fieldId(field));
		control?.focus();
		showField(control);
	};
	return (
		<section className={styles.summary} aria-labelledby="quote-summary" tabIndex={-1} data-focus="summary">
			<h2 id="quote-summary">
				<ErrorIcon />
				{title}
			</h2>
			<ul>
				{entries.map(([field, text]) => (
					<li key={field}>
						<a href={`#${fieldId(field)}`} target="_self" onClick={(event) => focusField(event, field)}>
							{text}
						</a>
					</li>
				))}
			</ul>
		</section>
	);
}
