/** Milliseconds between two questions. */
const pause = 2000;

/**
 * Shows what the content check says, below the forms, folded: on this computer alone. What a save has added is first.
 * @param said what it said before
 */
async function ask(
	notes: HTMLElement,
	summary: HTMLElement,
	list: HTMLElement,
	said?: string,
): Promise<void> {
	// While npm run edit is stopped, nothing changes.
	const answer: string | undefined = await fetch('/api/notes')
		.then((response) => response.json())
		.catch(() => said);
	if (answer !== undefined && answer !== said) {
		const known = new Set((said ?? answer).split('\n\n'));
		const blocks = answer.split('\n\n');
		const outcome = blocks.pop() ?? '';
		const isOld = (block: string) => known.has(block);
		const added = blocks.filter((block) => !isOld(block));
		list.textContent = [...added, ...blocks.filter(isOld)].join('\n\n');
		summary.textContent = added.length > 0 ? `${added.length} new. ${outcome}` : outcome;
		notes.hidden = !answer;
	}
	setTimeout(ask, pause, notes, summary, list, answer);
}

/** Adds the bar with the notes and the way to the translations. */
export function showNotes(): void {
	const bar = document.createElement('aside');
	bar.className = 'notes';
	bar.innerHTML = `<details hidden><summary><span role="status"></span></summary><pre tabindex="0"></pre></details>
		<a href="/translations.html" target="_blank">Translations (new tab)</a>`;
	document.body.append(bar);
	const [notes, summary, list] = bar.querySelectorAll<HTMLElement>('details, [role], pre');
	if (notes && summary && list) ask(notes, summary, list);
}
