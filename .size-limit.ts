import './tests/of-sample.ts';
import { siteFolder } from './src/source/content-folder.ts';

/** The sizes of the sample's built site, each compressed as hosts send it. */
const limits: [name: string, limit: string, path: string][] = [
	['Script of React and all islands', '90 KB', 'assets/*.js'],
	['HTML of the home page', '32 KB', 'index.html'],
	['HTML of the carpet cleaning page', '27 KB', 'services/carpet-cleaning.html'],
	['HTML of the contact page', '21 KB', 'contact.html'],
	['HTML of the quote page', '20 KB', 'quote.html'],
	['HTML of the longest legal page', '19 KB', 'terms.html'],
	['HTML of the form’s frame', '17 KB', 'embed/appointment-request.html'],
	['Fonts', '60 KB', 'assets/*.woff2'],
];

export default limits.map(([name, limit, path]) => ({
	name,
	limit,
	path: `${siteFolder}/${path}`,
	// Fonts are compressed already.
	brotli: !path.endsWith('.woff2'),
}));
