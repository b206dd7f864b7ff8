/** Adds the editing page to dist/, at /admin, if company.yaml names a repository. */
import { repository } from '../../src/site/site.ts';
import { buildPage } from './build-page.ts';

if (repository) {
	await buildPage('dist', repository);
	console.log(`The editing page is at /admin and saves to ${repository.repository}.`);
}
