/**
 * The part of the form that is not needed to show it: the later steps, the errors, the rules, the phone library.
 * It is loaded when the visitor first touches the form.
 */

export { getToday } from '../../lib/today.ts';
export { findPlace } from '../service-area/place.ts';
export { ErrorSummary } from './ErrorSummary.tsx';
export { describeErrors } from './errors.ts';
export { PriceRange } from './PriceRange.tsx';
export { ReviewStep } from './ReviewStep.tsx';
export { checkStep } from './rules.ts';
export { WhereStep } from './WhereStep.tsx';
export { YouStep } from './YouStep.tsx';
