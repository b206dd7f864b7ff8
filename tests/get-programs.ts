/**
 * npm run pretest: installs the browsers and, as root on Debian, the web servers that this machine lacks, and says which. In
 * CI, an engine that doesn't start then is an error; the site isn't tried on a missing server
 * (tests/browser/support/servers.ts).
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { canStart, type Engine, findEngines, hasAllPrograms } from './browsers.ts';

function run(command: string): void {
	console.log(`Installing programs for the tests: ${command}`);
	// By the shell, because npx is a script on Windows.
	const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
	spawnSync(command, { shell: true, stdio: 'inherit', env });
}

const engines = Object.keys(findEngines()) as Engine[];

async function listMissing(): Promise<Engine[]> {
	const start = await Promise.all(engines.map(canStart));
	return engines.filter((_, index) => !start[index]);
}

if (process.getuid?.() === 0 && existsSync('/etc/debian_version') && !hasAllPrograms()) {
	run('apt-get update -qq');
	for (const packages of [
		'chromium chromium-headless-shell firefox-esr webkit2gtk-driver xvfb fonts-liberation',
		// Without Debian's own "apache2", which would start it as a service.
		'apache2-bin nginx-light',
	])
		run(`apt-get install -y -qq --no-install-recommends ${packages}`);
}
let missing = await listMissing();
if (missing.length > 0) {
	run(`npx playwright install ${missing.join(' ')}`);
	missing = await listMissing();
}
// Their libraries are the system's: this asks for the right to install them (sudo).
if (missing.length > 0 && process.platform === 'linux') {
	run(`npx playwright install-deps ${missing.join(' ')}`);
	missing = await listMissing();
}
if (missing.length > 0) {
	console.error(`These engines don’t start, so their tests can’t run: ${missing.join(', ')}.`);
	if (process.env['CI']) process.exitCode = 1;
}
