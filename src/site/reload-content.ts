import path from 'node:path';
import type { Plugin } from 'vite';
import { contentFolder } from '../source/content-folder.ts';

/** During development, runs everything anew when a file of the content changes: the site's code reads those by itself. */
export const reloadContent = (): Plugin => ({
	name: 'reload-content',
	configureServer({ watcher, environments }) {
		const folder = path.resolve(contentFolder) + path.sep;
		watcher.add(folder).on('all', (_, file) => {
			if (!file.startsWith(folder)) return;
			for (const { moduleGraph, hot } of Object.values(environments)) {
				moduleGraph.invalidateAll();
				// Astro would keep the middleware, which would set the language for modules that nobody asks any more.
				hot.send('astro:middleware-updated', {});
				hot.send({ type: 'full-reload' });
			}
		});
	},
});
