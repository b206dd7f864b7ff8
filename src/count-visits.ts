/**
 * Loads the service that counts visits, once the page is there and the browser has nothing else to do, and tells it of
 * presses and requests. Only pages of a site with such a service have this script. It does nothing at another address
 * than the site's, if the visitor's browser asks not to be tracked, and in the frame of the form, whose page counts for it.
 */

// No page without it has this script.
const counting = COUNTING as NonNullable<typeof COUNTING>;
type EventName = keyof typeof counting.events;

const element = document.createElement('script');
const loaded = new Promise((resolve) => element.addEventListener('load', resolve));

function load(): void {
	Object.assign(window, counting.globals);
	for (const [name, value] of Object.entries(counting.attributes)) element.setAttribute(name, value);
	element.src = counting.script;
	document.head.append(element);
}

/** Sends an event once the service is there. Never, if a blocker keeps it away. */
async function count(event: EventName): Promise<void> {
	await loaded;
	const [object = '', method] = counting.call?.split('.') ?? [];
	const service = (window as unknown as Record<string, unknown>)[object];
	const send = method ? Object(service)[method] : service;
	if (typeof send === 'function') send.call(service, counting.events[event]);
}

function countPress({ target, defaultPrevented }: Event): void {
	const link = (target as Element).closest('a');
	if (!link || defaultPrevented) return;
	const { href, dataset } = link;
	// An app that the request is handed over to.
	if (dataset['channel']) void count('send');
	else if (href.startsWith('tel:')) void count('call');
	else if (counting.contacts.some((start) => href.startsWith(start))) void count('contact');
}

let hasBegun = false;
function countBeginning({ target }: Event): void {
	if (hasBegun || !(target as Element).closest('[data-draft], [data-plain]')) return;
	hasBegun = true;
	void count('begin');
}

const countRequest = () => void count('send');

/** Listens to a page, or to the form in its frame. A second time changes nothing. */
function listen(page: Document | null): void {
	page?.addEventListener('click', countPress);
	page?.addEventListener('input', countBeginning);
	page?.addEventListener('request-sent', countRequest);
}

function start(): void {
	listen(document);
	for (const frame of document.querySelectorAll('iframe')) {
		// Null for the form of a provider.
		const listenInside = () => listen(frame.contentDocument);
		listenInside();
		frame.addEventListener('load', listenInside);
	}
	// Safari has no idle callback.
	const loadLater = () => ('requestIdleCallback' in window ? requestIdleCallback(load) : setTimeout(load));
	if (document.readyState === 'complete') loadLater();
	else addEventListener('load', loadLater);
}

const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
if (location.origin === counting.origin && window === top && doNotTrack !== '1' && !globalPrivacyControl) {
	// A page that is only prepared is nobody's visit yet.
	const { prerendering } = document as Document & { prerendering?: boolean };
	if (prerendering) document.addEventListener('prerenderingchange', start);
	else start();
}

export {};
