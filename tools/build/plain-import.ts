import type { Plugin } from 'vite';

/**
 * Leaves import() to the browser. Vite wraps each one in a helper of 0.6 KB (brotli) that first asks for the styles and
 * scripts that the module needs, and lists these beside it: here styles travel in the page, and an island has loaded the
 * scripts already.
 */
export const plainImport = (): Plugin => ({
	name: 'plain-import',
	apply: 'build',
	enforce: 'pre',
	load: {
		filter: { id: /^\0vite\/preload-helper\.js$/ },
		handler: () => 'export const __vitePreload = (load) => load();',
	},
	generateBundle: {
		order: 'post',
		handler(_options, bundle) {
			for (const file of Object.values(bundle))
				if (file.type === 'chunk')
					file.code = file.code
						.replace(/^const __vite__mapDeps=.*\n/, '')
						.replace(/,\s*__vite__mapDeps\(\[[\d,]*\]\)/g, '');
		},
	},
});
