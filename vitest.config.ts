import './tests/of-sample.ts';
import path from 'node:path';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { draftKey, linkedFields } from './src/features/quote-request/fields.ts';
import { brandStyles } from './src/site/brand-styles.ts';
import { chromiumLaunch } from './tests/browsers.ts';

/** What a busy machine may take, in milliseconds: for a test, and for something to appear. */
const patience = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 15_000 } } };

/** A test may give the form a form service or not, and listen to what is counted. */
const define = { COUNTING: {} };
const env = { DRAFT_KEY: draftKey, LINKED_FIELDS: JSON.stringify(linkedFields) };

export default defineConfig({
	test: {
		// As many as the smallest machine that builds the site has processors.
		maxWorkers: 2,
		projects: [
			{
				define,
				test: {
					name: 'unit',
					...patience,
					environment: 'node',
					// The programs that tests start are compiled once for all of them.
					env: { ...env, NODE_COMPILE_CACHE: path.resolve('node_modules/.cache/compiled') },
					// Loading the same modules again for each file takes twice as long as the tests themselves.
					isolate: false,
					include: ['{src,tools,tests/repo}/**/*.test.ts'],
				},
			},
			{
				test: {
					name: 'site',
					...patience,
					environment: 'node',
					// Every page is read once, for all files.
					isolate: false,
					fileParallelism: false,
					include: ['tests/site/**/*.test.ts'],
				},
			},
			{
				test: {
					name: 'other-content',
					environment: 'node',
					include: ['tests/other-content/**/*.test.ts'],
					// While one company's pages are tested, the next one's are built.
					maxConcurrency: 2,
					// After the site, which has one worker.
					sequence: { groupOrder: 1 },
				},
			},
			{
				define,
				css: { modules: { localsConvention: 'camelCaseOnly' } },
				plugins: [brandStyles()],
				optimizeDeps: {
					include: [
						'react',
						'react-dom',
						'react-dom/client',
						'react-dom/server',
						'react/jsx-dev-runtime',
						'axe-core',
						'vitest-browser-react',
					],
				},
				test: {
					name: 'islands',
					env,
					...patience,
					// One after the other: what one file emulates (less motion, touch) ended in another when they shared the browser.
					fileParallelism: false,
					include: ['src/**/*.test.tsx'],
					setupFiles: ['src/components/island/testing/translate-page.ts'],
					css: true,
					browser: {
						enabled: true,
						headless: true,
						screenshotFailures: false,
						provider: playwright({ launchOptions: chromiumLaunch }),
						instances: [{ browser: 'chromium' }],
						viewport: { width: 1024, height: 768 },
					},
				},
			},
		],
	},
});
