/** What a form service said; undefined if it isn't JSON. */
export function readJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

/** Whether an answer names an error: a text, a list, a group, or just that there is one. */
const isNamed = (error: unknown): boolean =>
	typeof error === 'object' && error !== null
		? Object.keys(error).length > 0
		: Boolean(error) && error !== 'false';

/**
 * Whether an answer says that the request is refused, although its status may be that of a success: Web3Forms and others
 * answer so. Only what is certain counts; an answer that says yes may name errors as well.
 */
export function isRefusal(said: unknown): boolean {
	const { success, ok, error, errors, status, result } = Object(said);
	const verdicts = [success, ok].map(String);
	if (verdicts.includes('false')) return true;
	if (verdicts.includes('true')) return false;
	return (
		[error, errors].some(isNamed) ||
		[status, result].some((word) => /(?:^|_)(?:error|fail)/i.test(String(word))) ||
		// As in the problem details of RFC 9457.
		(typeof status === 'number' && status >= 400)
	);
}

/** The reason in an answer, as form services give it: a text, or one in a list, in a group or by its field. */
export function findReason(said: unknown): string | undefined {
	const { errors, error, message } = Object(said);
	const [first] = typeof errors === 'string' ? [errors] : Object.values(Object(errors)).flat();
	return [Object(first).message, first, Object(error).message, error, message].find(
		(reason) => typeof reason === 'string' && reason !== '',
	);
}
