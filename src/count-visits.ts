/**
 * Loads the service that counts visits, late, and tells it of presses, and of requests when the form reports them. Only pages of
 * a site with such a service have this script. It does nothing at another address than the site's, for a visitor who asks not to be tracked, and in the
 * frame of the form, for which the page around it counts.
 */

// No page without it has this script.
const counting = COUNTING as NonNullable<typeof COUNTING>;
const element = document.createElement('script');
/** Never, if a blocker keeps the service away. */
const loaded = new Promise((resolve) => element.addEventListener('load', resolve));

function load(): void {
	for (const [name, value] of Object.entries(counting.attributes)) element.setAttribute(name, value);
	element.src = counting.script;
	document.head.append(element);
}

/** @param event what the owner sees of it at the service */
async function count(event: string): Promise<void> {
	await loaded;
	const [object = '', method] = counting.call?.split('.') ?? [];
	const service = (window as unknown as Record<string, unknown>)[object];
	const send = method ? Object(service)[method] : service;
	if (typeof send === 'function') send.call(service, event);
}

function countPress({ target, defaultPrevented }: Event): void {
	const { href = '', dataset = {} } = (target as Element).closest('a') ?? {};
	if (defaultPrevented) return;
	// Of the apps that take a request, the form itself tells.
	if (dataset['channel']) return;
	if (href.startsWith('tel:')) void count('Call');
	else if (counting.contacts.some((start) => href.startsWith(start))) void count('Chat or booking');
}

const listeners = {
	click: countPress,
	'request-begun': () => void count('Form begun'),
	'request-sent': () => void count('Request sent'),
};
/** Listens to a page, or to what is in its frame. Once, even if it's called again. */
function listen(page: Document | null): void {
	for (const [type, listener] of Object.entries(listeners)) page?.addEventListener(type, listener);
	for (const frame of page?.querySelectorAll('iframe') ?? []) {
		// Null for the form of a provider.
		listen(frame.contentDocument);
		frame.addEventListener('load', () => listen(frame.contentDocument));
	}
}

function start(): void {
	listen(document);
	// Safari has no idle callback.
	const loadLater = () =>
		'requestIdleCallback' in window ? requestIdleCallback(load, { timeout: 3000 }) : setTimeout(load);
	if (document.readyState === 'complete') loadLater();
	else addEventListener('load', loadLater);
}

const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
const isCounted = location.origin === counting.origin && window === top;
if (isCounted && doNotTrack !== '1' && !globalPrivacyControl) {
	// A page that is only prepared is nobody's visit yet.
	const { prerendering } = document as Document & { prerendering?: boolean };
	if (prerendering) document.addEventListener('prerenderingchange', start);
	else start();
}

export {};
