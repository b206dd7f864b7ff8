/** On the live site of npm run edit: what the content check has to say, above the last page that was in order. */
const host = document.createElement('div');
const shadow = host.attachShadow({ mode: 'open' });
const styles = new CSSStyleSheet();
styles.replaceSync(`
	section { position: fixed; inset: 0 0 auto; z-index: 9999; max-block-size: 60vh; overflow: auto; padding: 1rem 1.5rem;
		background: #fff8e6; color: #1d1d1b; border-block-end: 4px solid #b3261e; font: 1rem/1.5 system-ui, sans-serif; }
	h1 { margin: 0 0 .5rem; font-size: 1.125rem; }
	pre { margin: 0; font: .9375rem/1.5 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
`);
shadow.adoptedStyleSheets = [styles];

/** Shows the check's words, or takes them away when there are none. */
function show(text: string): void {
	if (text === '') {
		host.remove();
		return;
	}
	const section = document.createElement('section');
	section.role = 'alert';
	section.append(
		Object.assign(document.createElement('h1'), { textContent: 'Your last change can’t be shown yet' }),
		Object.assign(document.createElement('pre'), { textContent: text }),
	);
	shadow.replaceChildren(section);
	document.body.append(host);
}

if (window.top === window) import.meta.hot?.on('content:faults', ({ text }: { text: string }) => show(text));
import.meta.hot?.send('content:asked');
