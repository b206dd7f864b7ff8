import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { chromium, firefox, type LaunchOptions, webkit } from '@playwright/test';

/** Programs that Debian's packages install. The headless shell takes a fifth less processor time than Chromium. */
const programs = {
	chromium: 'chromium',
	headlessShell: 'chromium-headless-shell',
	firefox: 'firefox-esr',
	webkitDriver: 'WebKitWebDriver',
	screen: 'Xvfb',
	apache: 'apache2',
	nginx: 'nginx',
};

/** Finds a program of the system; undefined where it isn't installed, and Playwright's own build is used instead. */
export const findProgram = (name: keyof typeof programs): string | undefined =>
	// Servers are where only root looks.
	`${process.env['PATH']}${path.delimiter}/usr/sbin`
		.split(path.delimiter)
		.map((folder) => path.join(folder, programs[name]))
		.find((file) => existsSync(file));

/** WebKitGTK's driver, the small browser that it controls and a screen for it; undefined unless all are here. */
export function findWebKit() {
	const [screen, driver] = [findProgram('screen'), findProgram('webkitDriver')];
	const [binary] = globSync('/usr/lib/*/webkit2gtk-*/MiniBrowser');
	return screen && driver && binary ? { screen, driver, binary } : undefined;
}

/** Whether all of Debian's programs are here. */
export const hasAllPrograms = (): boolean =>
	(Object.keys(programs) as (keyof typeof programs)[]).every((name) => findProgram(name));

const isDownloaded = (type: typeof chromium) => existsSync(type.executablePath());

/** Says of each engine whether this machine can run it. */
export const findEngines = () => ({
	chromium: Boolean(findProgram('chromium')) || isDownloaded(chromium),
	firefox: Boolean(findProgram('firefox')) || isDownloaded(firefox),
	webkit: Boolean(findWebKit()) || isDownloaded(webkit),
});
export type Engine = keyof ReturnType<typeof findEngines>;

const executablePath = findProgram('headlessShell') ?? findProgram('chromium');

/** How tests launch Chromium. */
export const chromiumLaunch: LaunchOptions = executablePath ? { executablePath } : {};
