/** Adds a bar below the forms, on this computer alone: what the content check says, folded, and the way to the translations. */
export function showNotes(): void {
	const bar = document.createElement('aside');
	bar.className = 'notes';
	bar.innerHTML = `<details hidden><summary><span role="status"></span></summary><pre tabindex="0"></pre></details>
		<a href="/translations.html" target="_blank">Translations (new tab)</a>`;
	document.body.append(bar);
	const [notes, summary, list] = bar.querySelectorAll<HTMLElement>('details, [role], pre');
	let said = '';
	async function ask(): Promise<void> {
		// While npm run edit is stopped, nothing changes.
		const answer: string = await fetch('/api/notes')
			.then((response) => response.json())
			.catch(() => said);
		if (notes && summary && list && answer !== said) {
			const blocks = answer.split('\n\n');
			summary.textContent = blocks.pop() ?? '';
			list.textContent = blocks.join('\n\n');
			notes.hidden = !answer;
		}
		said = answer;
		setTimeout(ask, 2_000);
	}
	ask();
}
