/**
 * npm run pretest: installs the browsers and, on Debian, the web servers that this machine lacks. In CI, an engine that is
 * still missing is an error; the site isn't tried on a missing server (tests/browser/support/servers.ts).
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findEngines, hasAllPrograms } from './browsers.ts';

function run(command: string): void {
	console.log(`Installing programs for the tests: ${command}`);
	// By the shell, because npx is a script on Windows.
	const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
	spawnSync(command, { shell: true, stdio: 'inherit', env });
}

const listMissing = () => Object.entries(findEngines()).flatMap(([engine, isHere]) => (isHere ? [] : engine));

if (process.getuid?.() === 0 && existsSync('/etc/debian_version') && !hasAllPrograms()) {
	run('apt-get update -qq');
	for (const packages of [
		'chromium chromium-headless-shell firefox-esr webkit2gtk-driver xvfb fonts-liberation',
		// Without Debian's own "apache2", which would start it as a service.
		'apache2-bin nginx-light',
	])
		run(`apt-get install -y -qq --no-install-recommends ${packages}`);
}
if (listMissing().length > 0) run(`npx playwright install ${listMissing().join(' ')}`);

const missing = listMissing();
if (missing.length > 0) {
	console.error(`Without these engines their tests can't run: ${missing.join(', ')}.`);
	if (process.env['CI']) process.exitCode = 1;
}
