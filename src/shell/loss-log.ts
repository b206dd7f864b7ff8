/** The loss log of /water-damage-help: lines are added and taken out; the list is copied, shared, saved or printed. */
import { countPhotos, formatLogFacts, formatLogLine, formatLossLog, type LogFacts } from '../lib/loss-log.ts';
import type { WaterState } from '../lib/water-state.ts';
import { printPart } from './print-part.ts';

/**
 * @param getState what the page holds now
 * @param getFacts the answers in words
 * @param keep to be called when the log has changed
 * @returns draws the log anew
 */
export function setUpLog(getState: () => WaterState, getFacts: () => LogFacts, keep: () => void): () => void {
	const root = document.querySelector<HTMLElement>('[data-log]');
	const find = <Found extends HTMLElement>(selector: string) => root?.querySelector<Found>(selector) as Found;
	const words = JSON.parse(root?.dataset['log'] ?? '{}');
	const locale = document.documentElement.lang;
	const form = find<HTMLFormElement>('form');
	// By their names, because the collection of a form's elements has a method called item.
	const field = (name: string) => find<HTMLInputElement>(`[name=${name}]`);
	const fields = {
		room: field('room'),
		item: field('item'),
		reading: field('reading'),
		photos: field('photos'),
	};
	const error = find('[role=alert]');
	const message = find('output');
	const template = find<HTMLTemplateElement & HTMLElement>('template') as HTMLTemplateElement;
	const write = () => formatLossLog(getState().log, getFacts(), words, { locale, now: Date.now() });

	form.addEventListener('submit', (event) => {
		event.preventDefault();
		const { room, item, reading, photos } = fields;
		const line = { room: room.value.trim(), item: item.value.trim(), reading: reading.value.trim() };
		const wrong = photos.validity.valid ? (line.room || line.item ? undefined : room) : photos;
		error.textContent = wrong ? (wrong === photos ? words.badPhotos : words.empty) : '';
		for (const field of [room, photos]) field.ariaInvalid = String(field === wrong);
		if (wrong) return wrong.focus();
		getState().log.push({ ...line, photos: Number(photos.value), at: Date.now() });
		// The next thing is often in the same room.
		for (const field of [item, reading, photos]) field.value = '';
		item.focus();
		keep();
	});

	/** Takes a line out; its words go back into the fields, so that it can be changed and nothing is lost. */
	function takeOut(index: number): void {
		const [line] = getState().log.splice(index, 1);
		if (!line) return;
		for (const name of ['room', 'item', 'reading', 'photos'] as const)
			fields[name].value = String(line[name]);
		fields.room.focus();
		keep();
	}

	const actions: Record<string, () => unknown> = {
		copy: async () => {
			await navigator.clipboard.writeText(write());
			message.textContent = words.copied;
		},
		share: () => navigator.share({ title: words.title, text: write() }),
		save: () => {
			const link = document.createElement('a');
			link.href = URL.createObjectURL(new Blob([write()], { type: 'text/plain;charset=utf-8' }));
			link.download = `${words.file}.txt`;
			link.click();
		},
		print: () => printPart('log'),
	};
	root?.addEventListener('click', async (event) => {
		const action = (event.target as Element).closest<HTMLElement>('[data-action]')?.dataset['action'];
		message.textContent = '';
		try {
			await actions[action ?? '']?.();
		} catch (failure) {
			// Who closes the sheet of the device has changed their mind.
			if ((failure as Error).name !== 'AbortError') message.textContent = words.notCopied;
		}
	});
	find('[data-action=share]').hidden = !('share' in navigator);

	let drawn = '';
	return () => {
		const { log } = getState();
		// A line that is drawn anew would lose the focus.
		const content = JSON.stringify([log, getFacts()]);
		if (content === drawn) return;
		drawn = content;
		find('[data-list]').hidden = log.length === 0;
		find('[data-facts]').textContent = formatLogFacts(getFacts(), words, locale);
		find('[data-total]').textContent = `${words.total}: ${countPhotos(log)}`;
		find('ol').replaceChildren(
			...log.map((line, index) => {
				const item = template.content.cloneNode(true) as DocumentFragment;
				const [what, facts, button] = item.querySelectorAll<HTMLElement>('strong, span, button');
				const [first = '', ...others] = formatLogLine(line, words, locale).split('\n');
				what?.append(first);
				facts?.append(others.join('\n'));
				button?.addEventListener('click', () => takeOut(index));
				return item;
			}),
		);
	};
}
