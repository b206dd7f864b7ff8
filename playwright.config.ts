import { defineConfig, devices } from '@playwright/test';
import { chromiumFlags } from './scripts/chromium.ts';

const port = Number(process.env['TEST_PORT'] ?? 4399);
const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

/** Browser tests on the built site (dist/), served by the edge runtime as in production. */
export default defineConfig({
	testDir: 'tests/e2e',
	fullyParallel: true,
	forbidOnly: true,
	retries: 0,
	workers: 2,
	reporter: 'list',
	outputDir: 'test-results',
	use: {
		baseURL: `http://localhost:${port}`,
		launchOptions: { executablePath, args: chromiumFlags },
	},
	webServer: {
		command: `node scripts/serve.ts ${port}`,
		url: `http://localhost:${port}`,
		reuseExistingServer: false,
		timeout: 90_000,
		gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
	},
	projects: [
		{ name: 'phone', use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } } },
		{ name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
	],
});
