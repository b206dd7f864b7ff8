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

const playwrightsOwn = () => (existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined);

function run(command: string, args: string[]): boolean {
	console.log(`Chromium is missing; trying: ${command} ${args.join(' ')}`);
	return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], timeout: 300_000 }).status === 0;
}

function install(): string | undefined {
	if (run('npx', ['playwright', 'install', '--with-deps', 'chromium']) && playwrightsOwn())
		return playwrightsOwn();
	const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
	if (!isDebianRoot) return undefined;
	run('apt-get', ['update', '-qq']);
	run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation']);
	return findOnSystem();
}

/**
 * Finds Chromium: by CHROMIUM_PATH, then on the system, then Playwright's own, and installs it where there is none
 * (Playwright's where it can be downloaded, Debian's package as root otherwise). Says which it took.
 * @throws Error with what to do when none can be had
 */
export function findChromium(): string {
	const fromEnvironment = process.env['CHROMIUM_PATH'];
	if (fromEnvironment && !existsSync(fromEnvironment)) {
		throw new Error(`CHROMIUM_PATH names ${fromEnvironment}, which does not exist.`);
	}
	const found = fromEnvironment ?? findOnSystem() ?? playwrightsOwn() ?? install();
	if (!found) {
		throw new Error(
			'No Chromium was found, and none could be installed. Install it, or set CHROMIUM_PATH to its program.',
		);
	}
	if (process.env['CHROMIUM_PATH'] !== found) console.log(`Chromium: ${found}`);
	// Children (Vitest, Playwright, Lighthouse) take the same one without looking again.
	process.env['CHROMIUM_PATH'] = found;
	return found;
}
