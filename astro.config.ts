import { globSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { satteri } from '@astrojs/markdown-satteri';
import react from '@astrojs/react';
import { defineConfig, logHandlers } from 'astro/config';
import { correctMarkdown } from './src/content/correct-markdown.ts';
import { draftKey, linkedFields } from './src/features/quote-request/fields.ts';
import { siteFolder } from './src/source/content-folder.ts';
import { maxPixels } from './src/source/prepare-photo.ts';

// Node loads this one: Astro closes what loads this file, and the check goes on after that.
const { refuseErrors, followContent }: typeof import('./tools/check/astro.ts') = createRequire(
	import.meta.url,
)('./tools/check/astro.ts');
// What follows reads the content, and has no words for what is wrong with it.
await refuseErrors().catch((error: Error) => {
	// Astro would say first that it can't load its settings. npm run edit goes on.
	if (process.argv[1]?.endsWith('edit.ts')) throw error;
	console.error(error.stack || error.message);
	process.exit(1);
});
const { brandStyles } = await import('./src/site/brand-styles.ts');
const { writeHostFiles } = await import('./src/site/hosts.ts');
const { writeServiceWorker } = await import('./src/site/service-worker.ts');
const { analytics, framedOrigins, siteUrl, speculationRulesHash } = await import('./src/site/site.ts');

process.env['ASTRO_TELEMETRY_DISABLED'] = '1';

/** Where scripts and pictures may send what they count: this site and, if there is one, the service that counts visits. */
const counters = ["'self'", ...(analytics ? [analytics.counter] : [])].join(' ');

/** The names of all style sheets, without their folders. */
const styleSheets = globSync('src/**/*.module.css').map((file) => path.basename(file, '.module.css'));

/** The name of a class as the browser's tools show it: "SiteHeader-bar", with the folder where two style sheets have one name. */
function nameClass(name: string, file: string): string {
	const sheet = path.basename(file, '.module.css');
	const isShared = styleSheets.filter((one) => one === sheet).length > 1;
	return [...(isShared ? [path.basename(path.dirname(file))] : []), sheet, name].join('-');
}

export default defineConfig({
	site: siteUrl,
	output: 'static',
	outDir: siteFolder,
	// The pictures of one site are kept for its next build.
	cacheDir: path.join('.cache/astro', siteFolder),
	trailingSlash: 'never',
	// Pages are files (/about-us.html), so that any static host can serve clean addresses without folders.
	build: { format: 'file', inlineStylesheets: 'always', assets: 'assets' },
	compressHTML: true,
	integrations: [
		react(),
		followContent(),
		{
			name: 'site',
			hooks: {
				'astro:config:setup': ({ command, addClientDirective, injectRoute, injectScript }) => {
					// During development, Astro looks for the error pages at these addresses alone.
					for (const name of command === 'dev' ? ['404', '500'] : [])
						injectRoute({ pattern: `/${name}`, entrypoint: `./src/pages/[...language]/${name}.astro` });
					addClientDirective({ name: 'replay', entrypoint: './src/components/island/client-replay.ts' });
					// Before every component's styles, because it sets the order of the cascade layers.
					injectScript('page-ssr', "import '/src/styles/site.css';");
				},
				'astro:build:start': () =>
					console.log('The site is being built. With new photos, that takes minutes.'),
				'astro:build:done': ({ dir, pages }) => {
					writeHostFiles(fileURLToPath(dir));
					writeServiceWorker(fileURLToPath(dir));
					console.log(`The site is built: ${pages.length} pages in the folder ${siteFolder}.`);
				},
			},
		},
	],
	// No article shows code.
	markdown: { syntaxHighlight: false, processor: satteri(correctMarkdown) },
	devToolbar: { enabled: false },
	// The server during development says where it is.
	...(process.argv.includes('build') && { logger: logHandlers.node({ level: 'warn' }) }),
	security: {
		csp: {
			// Besides the hashes of scripts and styles, which Astro adds. frame-ancestors is in
			// the files of hosts in public/, because a meta element can't set it (https://www.w3.org/TR/CSP3/#meta-element).
			directives: [
				"default-src 'self'",
				`img-src ${counters}`,
				`connect-src ${counters}`,
				`frame-src ${framedOrigins}`,
				"form-action 'self'",
				"base-uri 'none'",
				"object-src 'none'",
			],
			scriptDirective: {
				hashes: [speculationRulesHash],
				...(analytics && { resources: ["'self'", analytics.host] }),
			},
			// Values for one element, such as the focal point of a photo, are style attributes
			// (docs/decisions/0006-styles-in-the-page.md).
			styleDirective: { resources: [{ resource: "'unsafe-inline'", kind: 'attribute' }] },
		},
	},
	// Effort 1 makes AVIF files up to 10% larger than effort 3 (median of eight: 3%), in less than half the time.
	image: {
		service: {
			entrypoint: 'astro/assets/services/sharp',
			config: { limitInputPixels: maxPixels, avif: { effort: 1 } },
		},
	},
	vite: {
		// The check follows the content. Of a change that Vite saw, Astro would read its collections again, and a refresh that is asked
		// for meanwhile does nothing (astro/dist/integrations/hooks.js).
		server: { watch: { ignored: ['**/*.{md,yaml}'] } },
		// Where nothing counts visits, the code for it isn't part of the site.
		define: {
			COUNTING: JSON.stringify(analytics?.counting ?? null),
			// Of import.meta.env, because during development a script may run before Vite has defined other names.
			'import.meta.env.DRAFT_KEY': JSON.stringify(draftKey),
			'import.meta.env.LINKED_FIELDS': JSON.stringify(JSON.stringify(linkedFields)),
		},
		css: {
			modules: { localsConvention: 'camelCaseOnly', generateScopedName: nameClass },
		},
		plugins: [brandStyles()],
	},
});
