/**
 * An address such as /testimonials?service=rug-cleaning, kept from the time when one page showed all reviews and
 * filtered them itself: the page of that service takes its place. Without script, or with a service that has no reviews,
 * the address shows all of them.
 */
const wanted = new URLSearchParams(location.search).get('service');
const choice = [...document.querySelectorAll<HTMLAnchorElement>('[data-service]')].find(
	(link) => link.dataset['service'] === wanted,
);
if (choice) location.replace(choice.href);

export {};
