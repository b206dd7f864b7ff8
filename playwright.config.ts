import './tests/of-sample.ts';
import { defineConfig, devices } from '@playwright/test';
import type { EngineOptions } from './tests/browser/support/visitor/test.ts';
import { chromiumLaunch, type Engine, findEngines } from './tests/browsers.ts';

/** Those that this machine has; in CI a missing one has failed before the tests (tests/get-programs.ts). */
const engines = Object.entries(findEngines()).flatMap(([engine, isHere]) =>
	isHere ? [engine as Engine] : [],
);

const gracefulShutdown = { signal: 'SIGTERM', timeout: 5_000 } as const;

/** Browser tests on the sample's built site, served by the edge runtime as in production. */
export default defineConfig<EngineOptions>({
	testDir: 'tests/browser',
	fullyParallel: true,
	forbidOnly: true,
	workers: 2,
	// What a busy machine may take. A test that waits says for what, never for how long.
	timeout: 120_000,
	expect: { timeout: 20_000, toPass: { timeout: 20_000, intervals: [50, 100, 250] } },
	reporter: 'list',
	outputDir: 'test-results',
	use: {
		// The server's own choice, read from what it prints below.
		baseURL: `http://localhost:${process.env['SITE_PORT']}`,
		// A service worker could hide a failure that a test causes; tests/browser/offline.spec.ts allows it.
		serviceWorkers: 'block',
		launchOptions: chromiumLaunch,
	},
	webServer: [
		{
			command: 'node tests/serve-sample.ts --port 0',
			wait: { stdout: /Ready on http:\/\/127.0.0.1:(?<site_port>\d+)/ },
			timeout: 90_000,
			gracefulShutdown,
		},
		{
			command: 'npx node tests/browser/support/sending-site.ts',
			wait: { stdout: /inbox has port (?<inbox_port>\d+), .* port (?<sending_port>\d+)/ },
			gracefulShutdown,
		},
		{
			command: 'npx node tests/browser/support/servers.ts',
			wait: { stdout: /Apache has port (?<apache_port>\d+), nginx port (?<nginx_port>\d+)/ },
			gracefulShutdown,
		},
	],
	// The long ones are first, so that no processor waits for them at the end.
	projects: [
		// The same journeys in each engine that this machine has.
		...engines.map((engine) => ({
			name: engine,
			testDir: 'tests/browser/journeys',
			testIgnore: engine === 'chromium' ? ['pages.spec.ts', 'home.spec.ts'] : [],
			// Starting an engine takes longer than most of its journeys, so each is started once.
			workers: 1,
			use: { engine },
		})),
		// A test runs once, on a phone, unless the size of the window can change its outcome: then it is marked @both, or
		// @desktop for what only a mouse or a wide window has.
		{
			name: 'desktop',
			testIgnore: 'journeys/**',
			grep: /@desktop|@both/,
			use: { viewport: { width: 1440, height: 900 } },
		},
		{
			name: 'phone',
			testIgnore: 'journeys/**',
			grepInvert: /@desktop/,
			// One pixel a point: drawing seven times as many tells a test nothing.
			use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
		},
	],
});
