/** The script of the error screens: the screen that fits the address, the server's status, and "Go Back". */

// Hosts that know one 404 page only: it carries the other screens as templates, each for what lies directly in one folder.
const screen = document.querySelector('[data-error-screen]');
const folder = location.pathname.replace(/[^/]+\/?$/, '');
for (const template of document.querySelectorAll<HTMLTemplateElement>('[data-screen-for]')) {
	if (screen && folder === template.dataset['screenFor']) {
		screen.replaceChildren(template.content);
		document.title = document.title.replace(/^[^|]+(?= \|)/, template.dataset['title'] ?? '');
	}
}

// The page stands for every 5xx; newer browsers know which one it was.
const status = document.querySelector('[data-status]');
const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (status && navigation?.responseStatus && navigation.responseStatus >= 500) {
	status.textContent = String(navigation.responseStatus);
}

// The link leads home where there is no page to go back to.
document.querySelector('[data-go-back]')?.addEventListener('click', (event) => {
	if (history.length < 2) return;
	event.preventDefault();
	history.back();
});

export {};
