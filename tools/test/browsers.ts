import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium, firefox, webkit } from '@playwright/test';

/** The three engines that visitors come with. */
export const engineNames = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];

/** Where an engine is, and who drives it: Playwright its own builds and any Chromium; the system's others need other drivers. */
export interface Engine {
	path: string;
	by: 'playwright' | 'system';
}

/**
 * What Chromium does beside showing pages: two pages for the address bar in each window, which take a tenth of the
 * tests' time, and questions to Google. The last list given counts, so this one takes the place of Playwright's.
 */
const unusedFeatures = [
	'WebUIOmniboxPopup',
	'WebUIOmniboxAimPopup',
	'AimEnabled',
	'HttpsUpgrades',
	'NetworkTimeServiceQuerying',
	'OptimizationHints',
	'PaintHolding',
	'PreconnectToSearch',
];

/** Quiet and reproducible: no sandbox (CI runs as root), no network of the browser's own. */
export const chromiumFlags = [
	'--headless=new',
	'--no-sandbox',
	'--disable-gpu',
	'--disable-quic',
	'--no-first-run',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
	`--disable-features=${unusedFeatures}`,
];

const own = { chromium, firefox, webkit };

/**
 * Chromium without windows and an address bar, a package of its own in Debian: tests take a fifth less processor time by
 * it. It has no back/forward cache.
 */
const headlessShell = 'chromium-headless-shell';

/** Programs of the system, best first. Firefox's and WebKit's are those of Linux: others have no way to drive them. */
const systemNames: Record<EngineName, string[]> = {
	chromium: ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'],
	firefox: process.platform === 'linux' ? ['firefox-esr', 'firefox'] : [],
	webkit: process.platform === 'linux' ? ['WebKitWebDriver'] : [],
};

/** Debian's packages of an engine, with what it needs to run without a screen. */
const packages: Record<EngineName, string[]> = {
	chromium: ['chromium', 'fonts-liberation'],
	firefox: ['firefox-esr'],
	webkit: ['webkit2gtk-driver', 'xvfb'],
};

const miniBrowsers = ['4.1', '6.0', '4.0'].flatMap((version) =>
	['x86_64', 'aarch64'].map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-${version}/MiniBrowser`),
);

/** The small browser that WebKitGTK's driver steers; undefined where it is not installed. */
export const locateMiniBrowser = (): string | undefined => miniBrowsers.find((file) => existsSync(file));

function findProgram(names: string[]): string | undefined {
	for (const name of names) {
		const { stdout, status } = spawnSync('which', [name], { encoding: 'utf8' });
		if (status === 0) return stdout.trim();
	}
	return undefined;
}

function findOnSystem(name: EngineName): string | undefined {
	if (name === 'webkit' && (!locateMiniBrowser() || !findProgram(['Xvfb']))) return undefined;
	return findProgram(systemNames[name]);
}

/**
 * Looks for an engine without installing anything: for Chromium in CHROMIUM_PATH, then on the system, then among
 * Playwright's own.
 * @throws Error when CHROMIUM_PATH names no file
 */
export function locateEngine(name: EngineName): Engine | undefined {
	const named = name === 'chromium' ? process.env['CHROMIUM_PATH'] : undefined;
	if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`);
	const system = named || findOnSystem(name);
	if (system) return { path: system, by: name === 'chromium' ? 'playwright' : 'system' };
	const path = own[name].executablePath();
	return existsSync(path) ? { path, by: 'playwright' } : undefined;
}

/** The program of Chromium, if there is one; see locateEngine. */
export const locateChromium = (): string | undefined => locateEngine('chromium')?.path;

/** What most tests run in: the headless shell where the system has it and no other Chromium is named, else Chromium. */
export const locateTestChromium = (): string | undefined =>
	(process.env['CHROMIUM_PATH'] ? undefined : findProgram([headlessShell])) ?? locateChromium();

/** True where Debian's packages can be installed: by root, who has apt. */
const canInstallPackages = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

function run(command: string, args: string[]): void {
	console.log(`Installing: ${command} ${args.join(' ')}`);
	spawnSync(command, args, {
		stdio: 'ignore',
		timeout: 300_000,
		env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
	});
}

/**
 * Installs what is missing of the engines named: Debian's packages for root, Playwright's own builds otherwise.
 * Failing is no error here: what is still missing is seen by locateEngine.
 */
export function installEngines(names: readonly EngineName[] = engineNames): void {
	const missing = names.filter((name) => !locateEngine(name));
	const wanted = missing.map((name) => packages[name]);
	if (names.includes('chromium') && !process.env['CHROMIUM_PATH'] && !findProgram([headlessShell]))
		wanted.push([headlessShell]);
	if (canInstallPackages() && wanted.length > 0) {
		run('apt-get', ['update', '-qq']);
		for (const list of wanted) run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...list]);
	}
	const remaining = missing.filter((name) => !locateEngine(name));
	if (remaining.length > 0) run('npx', ['playwright', 'install', ...remaining]);
}

/**
 * Finds Chromium, installing it where there is none, and says which it took.
 * @throws Error with what to do when none can be had
 */
export function findChromium(): string {
	installEngines(['chromium']);
	const found = locateChromium();
	if (!found) {
		throw new Error(
			'No Chromium was found, and none could be installed. Install it, or set CHROMIUM_PATH to its program.',
		);
	}
	console.log(`Chromium: ${found}`);
	return found;
}
