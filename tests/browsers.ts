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

export const hasAllPrograms = (): boolean =>
	(Object.keys(programs) as (keyof typeof programs)[]).every((name) => findProgram(name));

const types = { chromium, firefox, webkit };
export type Engine = keyof typeof types;

/** Whether the system has an engine; if not, Playwright's own build is used. */
const isOfSystem = (engine: Engine): boolean =>
	Boolean(engine === 'webkit' ? findWebKit() : findProgram(engine));

const isThere = (engine: Engine) => isOfSystem(engine) || existsSync(types[engine].executablePath());

/** Says of each engine whether this machine has it. */
export const findEngines = (): Record<Engine, boolean> => ({
	chromium: isThere('chromium'),
	firefox: isThere('firefox'),
	webkit: isThere('webkit'),
});

/**
 * Whether the system has an engine, or Playwright's build of it starts, which may be here and lack libraries of the system
 * (https://github.com/microsoft/playwright/issues/7400).
 */
export async function canStart(engine: Engine): Promise<boolean> {
	if (isOfSystem(engine)) return true;
	try {
		await (await types[engine].launch()).close();
		return true;
	} catch {
		return false;
	}
}

const executablePath = findProgram('headlessShell') ?? findProgram('chromium');

export const chromiumLaunch: LaunchOptions = executablePath ? { executablePath } : {};
