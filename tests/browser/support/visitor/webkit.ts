import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect } from '@playwright/test';
import { Builder, Capabilities, Key } from 'selenium-webdriver';
import type { Tab } from './visitor.ts';

/**
 * Runs in the page once it has loaded: collects what goes wrong from then on. WebKitGTK's driver gives no console, so
 * what fails before that is seen by its effect alone.
 */
const collect = `
	const problems = window.problems ??= [];
	addEventListener('error', ({ message, target }) => problems.push(message ?? target.outerHTML), true);
	addEventListener('unhandledrejection', ({ reason }) => problems.push(String(reason)));
	addEventListener('securitypolicyviolation', ({ blockedURI }) => problems.push('blocked: ' + blockedURI));
	for (const { name, responseStatus } of performance.getEntriesByType('resource'))
		if (responseStatus >= 400) problems.push(responseStatus + ' ' + name);`;

/** Starts a driver on a screen in memory. */
async function startDriver() {
	const probe = createServer().listen(0, '127.0.0.1');
	await once(probe, 'listening');
	const { port } = probe.address() as AddressInfo;
	await once(probe.close(), 'close');
	const screen = ['--auto-servernum', '--server-args=-screen 0 2000x1600x24'];
	const { pid } = spawn('xvfb-run', [...screen, 'WebKitWebDriver', `--port=${port}`], {
		stdio: 'ignore',
		detached: true,
		env: { ...process.env, GDK_BACKEND: 'x11', XDG_CONFIG_HOME: import.meta.dirname },
	});
	const url = `http://127.0.0.1:${port}`;
	await expect(async () => expect((await fetch(`${url}/status`)).ok).toBe(true)).toPass();
	return {
		url,
		stop: () => {
			// The group: xvfb-run starts the screen, the driver and the browser.
			if (pid) process.kill(-pid);
		},
	};
}

/**
 * The system's WebKitGTK, by WebDriver. Each tab has a driver of its own, because one that begins a second session
 * sometimes never answers.
 */
export async function openWebKit(binary: string): Promise<Tab> {
	const driver = await startDriver();
	const options = { binary, args: ['--automation'] };
	const session = await new Builder()
		.usingServer(driver.url)
		.withCapabilities(new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options }))
		.build();
	const window = session.manage().window();
	const act = () => session.actions({ async: true });
	return {
		async open(address) {
			await session.get(address);
			await session.executeScript(collect);
		},
		async reload() {
			await session.navigate().refresh();
			await session.executeScript(collect);
		},
		back: () => session.navigate().back(),
		run: (expression) => session.executeScript(`return ${expression}`),
		click: (x, y) =>
			act()
				.move({ x: Math.round(x), y: Math.round(y), duration: 0 })
				.click()
				.perform(),
		press: (key) =>
			act()
				.sendKeys(Key[key.replace(/(?<=[a-z])[A-Z]/g, '_$&').toUpperCase() as 'ENTER'])
				.perform(),
		type: (text) => act().sendKeys(text).perform(),
		async resize(width, height) {
			await expect(async () => {
				const [w, h] = await session.executeScript<[number, number]>('return [innerWidth, innerHeight]');
				// The window has a toolbar beside the page.
				const outer = await window.getRect();
				const size = { width: outer.width + width - w, height: outer.height + height - h };
				if (w !== width || h !== height) await window.setRect({ x: 0, y: 0, ...size });
				expect([w, h]).toEqual([width, height]);
			}).toPass();
		},
		readProblems: () => session.executeScript('return window.problems ?? []'),
		close: async () => driver.stop(),
	};
}
