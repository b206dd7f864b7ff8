/**
 * The part of the form that is not needed to show it: rules, the answer to a ZIP code, the phone library, the review.
 * It is loaded when the visitor first touches the form.
 */
export { getFloridaDay } from './day.ts';
export { describeErrors } from './errors.ts';
export { findPlace } from './place.ts';
export { ReviewStep } from './ReviewStep.tsx';
export { checkStep } from './rules.ts';
