import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

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
];

const systemNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

function findOnSystem(): string | undefined {
	for (const name of systemNames) {
		const { stdout, status } = spawnSync('which', [name], { encoding: 'utf8' });
		if (status === 0) return stdout.trim();
	}
	return undefined;
}

const findPlaywrights = () => (existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined);

/**
 * Looks for Chromium without installing anything: CHROMIUM_PATH, then the system, then Playwright's own.
 * @throws Error when CHROMIUM_PATH names no file
 */
export function locateChromium(): string | undefined {
	const named = process.env['CHROMIUM_PATH'];
	if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`);
	return named || (findOnSystem() ?? findPlaywrights());
}

function run(command: string, args: string[]): boolean {
	console.log(`Chromium is missing; trying: ${command} ${args.join(' ')}`);
	const { status } = spawnSync(command, args, {
		stdio: ['ignore', 'ignore', 'ignore'],
		timeout: 300_000,
		env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
	});
	return status === 0;
}

function install(): string | undefined {
	if (run('npx', ['playwright', 'install', 'chromium']) && findPlaywrights()) return findPlaywrights();
	if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
	run('apt-get', ['update', '-qq']);
	run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation']);
	return findOnSystem();
}

/**
 * Finds Chromium and installs it where there is none: Playwright's own where that can be downloaded, Debian's package
 * as root otherwise. Says which it took, and hands it on to Vitest, Playwright and Lighthouse by CHROMIUM_PATH.
 * @throws Error with what to do when none can be had
 */
export function findChromium(): string {
	const found = locateChromium() ?? install();
	if (!found) {
		throw new Error(
			'No Chromium was found, and none could be installed. Install it, or set CHROMIUM_PATH to its program.',
		);
	}
	console.log(`Chromium: ${found}`);
	process.env['CHROMIUM_PATH'] = found;
	return found;
}
