/**
 * The help around a visit, further down on a service page: its script comes with the first scrolling, so that the page itself
 * hardly carries any. Until then, or where it doesn't come, there is the text and no control that does nothing.
 */
// biome-ignore lint/suspicious/noGlobalAssign: a handler takes less than a listener, and each byte of this page counts.
onscroll = () => import('./visit.ts');
