import type { Plugin } from 'vite';

/** Writes the helper where it is used instead of loading a file for it, and leaves a plain import() without it. */
function withoutHelper(code: string): string {
	const [statement, name = ''] =
		/import\{\w+ as (\w+)\}from["'`]\.\/preload-helper\.[\w-]+\.js["'`];/.exec(code) ?? [];
	if (!statement) return code;
	const call = new RegExp(`(?<![\\w$.])${name}\\(\\(\\)=>(import\\(\`[^\`]*\`\\))\\)`, 'g');
	const rest = code.replace(statement, '').replace(call, '$1');
	return new RegExp(`(?<![\\w$.])${name}\\(`).test(rest) ? `var ${name}=e=>e();${rest}` : rest;
}

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
					file.code = withoutHelper(
						file.code
							.replace(/^const __vite__mapDeps=.*\n/, '')
							.replace(/,\s*__vite__mapDeps\(\[[\d,]*\]\)/g, ''),
					);
		},
	},
});
