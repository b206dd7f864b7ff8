import type { WaitingIsland } from '../../components/island/client-replay.ts';
import type { Answers } from './fields.ts';

/** The form's island, which tells what was typed in it. */
export type FormIsland = WaitingIsland & { readTyped?: () => Partial<Answers> };

/**
 * What a visitor typed and chose before the form hydrated, as its draft has it, also where React has drawn other fields in the place of
 * those. Without photos, which aren't an answer before they are made smaller.
 */
export function readTyped({ kept = [] }: WaitingIsland): Partial<Answers> {
	const typed: Partial<Answers> = {};
	for (const { type, target } of kept) {
		const { name, value, checked, files, form, type: kind } = target as HTMLInputElement;
		if (type !== 'input' || files) continue;
		const [, count] = /^counts\/(.+)/.exec(name) ?? [];
		if (count) typed.counts = { ...typed.counts, [count]: value };
		else if (name === 'services') typed.services = new FormData(form ?? undefined).getAll(name).map(String);
		else Object.assign(typed, { [name]: kind === 'checkbox' ? checked : value });
	}
	return typed;
}
