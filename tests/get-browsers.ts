/** npm run pretest: installs the browsers that this machine lacks. In CI, an engine that is still missing is an error. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findEngines, hasAllPrograms } from './browsers.ts';

function run(command: string): void {
	console.log(`Installing browsers: ${command}`);
	// By the shell, because npx is a script on Windows.
	const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
	spawnSync(command, { shell: true, stdio: 'inherit', env });
}

const listMissing = () => Object.entries(findEngines()).flatMap(([engine, isHere]) => (isHere ? [] : engine));

if (process.getuid?.() === 0 && existsSync('/etc/debian_version') && !hasAllPrograms()) {
	const packages = 'chromium chromium-headless-shell firefox-esr webkit2gtk-driver xvfb fonts-liberation';
	run('apt-get update -qq');
	run(`apt-get install -y -qq --no-install-recommends ${packages}`);
}
if (listMissing().length > 0) run(`npx playwright install ${listMissing().join(' ')}`);

const missing = listMissing();
if (missing.length > 0) {
	console.error(`Without these engines their tests can't run: ${missing.join(', ')}.`);
	if (process.env['CI']) process.exitCode = 1;
}
