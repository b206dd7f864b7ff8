import { type Field, fieldAt } from './content.ts';
import { type Problem, tellField } from './problem.ts';

/** Two numbers of a range in the wrong order. @param group holds both */
export function tellBackward(group: Field, low: string, high: string, why: string): Problem[] {
	const [from, to] = [fieldAt(group, low), fieldAt(group, high)];
	if (typeof from.value !== 'number' || typeof to.value !== 'number' || from.value <= to.value) return [];
	return [
		tellField(to, {
			found: `${to.value}, which is less than ${from.value}`,
			why,
			write: `${high}: ${from.value}\nor a higher number`,
		}),
	];
}
