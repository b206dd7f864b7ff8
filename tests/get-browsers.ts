/** npm run pretest: installs the browsers that this machine lacks. In CI, an engine that is still missing is an error. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findEngines, hasAllPrograms } from './browsers.ts';

function run(command: string, ...args: string[]): void {
	console.log(`Installing browsers: ${command} ${args.join(' ')}`);
	spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
}

const listMissing = () => Object.entries(findEngines()).flatMap(([engine, isHere]) => (isHere ? [] : engine));

if (process.getuid?.() === 0 && existsSync('/etc/debian_version') && !hasAllPrograms()) {
	const packages =
		'chromium chromium-headless-shell firefox-esr webkit2gtk-driver xvfb xauth fonts-liberation';
	run('apt-get', 'update', '-qq');
	run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages.split(' '));
}
if (listMissing().length > 0) run('npx', 'playwright', 'install', ...listMissing());

const missing = listMissing();
if (missing.length > 0) {
	console.error(`Without these engines their tests can't run: ${missing.join(', ')}.`);
	if (process.env['CI']) process.exitCode = 1;
}
