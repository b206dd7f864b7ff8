import type { Draft } from './draft.ts';
import { blankRequest, type FieldError, type QuoteRequest, type Step, steps } from './request.ts';
import type { RuleContext } from './rules.ts';

/** The later steps, the rules and the review, which come when the form is first touched. */
export type Lazy = typeof import('./lazy.ts');

/** Everything that the form knows beside what its fields show. */
export interface FormState {
	request: QuoteRequest;
	/** Where the visitor is. Until the later steps have come, the first one is shown. */
	step: Step;
	errors: readonly FieldError[];
	lazy?: Lazy;
	notice?: 'cleared' | 'kept' | 'unloaded';
	sent?: boolean;
	/** What Undo brings back. */
	beforeClearing?: QuoteRequest;
	/** A new object each time, so that the same place can be given the focus twice. */
	focus?: { target: 'heading' | 'summary' };
	/** Counts how often the request came from elsewhere than the fields, which then have to show it. */
	revision: number;
}

export type FormAction =
	| { type: 'restored'; draft: Draft; isKept: boolean }
	| { type: 'loaded'; lazy: Lazy }
	| { type: 'typed' | 'filled'; request: QuoteRequest }
	/** Continue was pressed in a step. */
	| { type: 'submitted'; step: Step; request: QuoteRequest }
	| { type: 'went-back' | 'unloaded' | 'sent' | 'cleared' | 'undone' };

export const initialState: FormState = { request: blankRequest, step: 'what', errors: [], revision: 0 };

export const getShownStep = ({ lazy, step }: FormState): Step => (lazy ? step : 'what');

/** All that can happen to the form, in one place. @param rules made at build; they never change */
export const buildReducer =
	(rules: RuleContext) =>
	(state: FormState, action: FormAction): FormState => {
		const { request, revision, lazy } = state;
		const check = (step: Step, checked: QuoteRequest) => lazy?.checkStep(step, checked, rules) ?? [];
		/** A day may have passed since: the visitor goes on at the first step that is no longer complete. */
		const resume = (step: Step, resumed: QuoteRequest) =>
			steps.find((name) => name === step || check(name, resumed).length > 0) ?? step;
		const goTo = (step: Step): FormState => ({
			request,
			step,
			errors: [],
			revision,
			...(lazy && { lazy }),
			focus: { target: 'heading' },
		});
		switch (action.type) {
			case 'restored': {
				const { draft, isKept } = action;
				return {
					request: draft.request,
					step: resume(draft.step, draft.request),
					errors: [],
					revision: revision + 1,
					...(lazy && { lazy }),
					...(isKept && { notice: 'kept' }),
				};
			}
			case 'loaded':
				return lazy
					? state
					: {
							...state,
							lazy: action.lazy,
							step:
								steps.find(
									(name) => name === state.step || action.lazy.checkStep(name, request, rules).length > 0,
								) ?? 'what',
						};
			case 'typed':
			case 'filled': {
				const { notice: _, beforeClearing: __, ...rest } = state;
				const step = getShownStep(state);
				// Once a step was found wanting, its errors go as they are corrected; new ones wait for the next try.
				const errors =
					state.errors.length === 0
						? state.errors
						: check(step, action.request).filter(({ field }) =>
								state.errors.some((error) => error.field === field),
							);
				return {
					...rest,
					request: action.request,
					errors,
					revision: action.type === 'filled' ? revision + 1 : revision,
				};
			}
			case 'submitted': {
				const errors = check(action.step, action.request);
				const next = steps[steps.indexOf(action.step) + 1] ?? action.step;
				return errors.length === 0
					? { ...goTo(next), request: action.request }
					: { ...state, request: action.request, step: action.step, errors, focus: { target: 'summary' } };
			}
			case 'went-back':
				return goTo(steps[steps.indexOf(state.step) - 1] ?? 'what');
			case 'unloaded':
				return { ...state, notice: 'unloaded' };
			case 'sent':
				return { ...state, sent: true };
			case 'cleared':
				return {
					...goTo('what'),
					request: blankRequest,
					beforeClearing: request,
					notice: 'cleared',
					revision: revision + 1,
				};
			case 'undone': {
				const { notice: _, beforeClearing = request, ...rest } = state;
				return { ...rest, request: beforeClearing, revision: revision + 1 };
			}
		}
	};
