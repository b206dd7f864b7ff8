/** npm run dev: the site with live reload on http://localhost:4321 (PORT changes it); telemetry stays off. */
import { spawn } from 'node:child_process';

spawn('astro', ['dev', '--port', process.env['PORT'] ?? '4321'], {
	stdio: 'inherit',
	env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
}).once('exit', (code) => {
	process.exitCode = code ?? 0;
});
