/** Adds the editing page to dist/, at /admin, if company.yaml names a repository. */
import { buildPage, readRepository } from './build-page.ts';

const repository = readRepository();
if (repository) {
	await buildPage('dist', repository);
	console.log(`The editing page is at /admin and saves to ${repository.repository}.`);
}
