import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect } from '@playwright/test';
import { Builder, By, Capabilities, Key } from 'selenium-webdriver';
import { ServiceBuilder } from 'selenium-webdriver/safari.js';
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

/**
 * The system's WebKitGTK, by WebDriver, on a screen in memory. Each tab has a driver of its own, because one that begins
 * a second session sometimes never answers.
 */
export async function openWebKit(program: Record<'screen' | 'driver' | 'binary', string>): Promise<Tab> {
	const screen = spawn(program.screen, ['-displayfd', '3', '-screen', '0', '2000x1600x24'], {
		stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
	});
	const [display] = await once(screen.stdio[3] as NodeJS.ReadableStream, 'data');
	// WebKitGTK's driver is started as Safari's is.
	const service = new ServiceBuilder(program.driver)
		.setEnvironment({
			...(process.env as Record<string, string>),
			DISPLAY: `:${String(display).trim()}`,
			GDK_BACKEND: 'x11',
			XDG_CONFIG_HOME: import.meta.dirname,
		})
		.build();
	const options = { binary: program.binary, args: ['--automation'] };
	const session = await new Builder()
		.usingServer(await service.start())
		.withCapabilities(new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options }))
		.build();
	const window = session.manage().window();
	const act = () => session.actions({ async: true });
	const evaluate = (expression: string) => session.executeScript(`return ${expression}`);
	const afterLoading = async (loads: Promise<void>) => {
		await loads;
		await session.executeScript(collect);
	};
	return {
		goto: (address) => afterLoading(session.get(address)),
		reload: () => afterLoading(session.navigate().refresh()),
		goBack: () => session.navigate().back(),
		evaluate,
		mouse: {
			click: (x, y) =>
				act()
					.move({ x: Math.round(x), y: Math.round(y), duration: 0 })
					.click()
					.perform(),
		},
		keyboard: {
			press: (key) =>
				act()
					.sendKeys(Key[key.replace(/(?<=[a-z])[A-Z]/g, '_$&').toUpperCase() as 'ENTER'])
					.perform(),
			type: (text) => act().sendKeys(text).perform(),
		},
		async setViewportSize(size) {
			await expect(async () => {
				const [width, height] = (await evaluate('[innerWidth, innerHeight]')) as [number, number];
				// The window has a toolbar beside the page.
				const outer = await window.getRect();
				const more = { width: size.width - width, height: size.height - height };
				if (more.width !== 0 || more.height !== 0)
					await window.setRect({
						x: 0,
						y: 0,
						width: outer.width + more.width,
						height: outer.height + more.height,
					});
				expect({ width, height }).toEqual(size);
			}).toPass();
		},
		chooseFiles: (selector, files) => session.findElement(By.css(selector)).sendKeys(files.join('\n')),
		readProblems: () => evaluate('window.problems?.splice(0) ?? []') as Promise<string[]>,
		async close() {
			await service.kill();
			screen.kill();
		},
	};
}
