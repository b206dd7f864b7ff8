import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '../../tools/serve/edge.ts';

/** Where Debian's packages are unpacked when the system has no nginx: nothing is installed, no service starts. */
const unpacked = path.resolve('.cache/nginx');

interface Nginx {
	program: string;
	/** Its list of media types. */
	types: string;
}

function findNginx(): Nginx | undefined {
	const roots = ['', unpacked];
	for (const root of roots) {
		const program = `${root}/usr/sbin/nginx`;
		if (existsSync(program)) return { program, types: `${root}/etc/nginx/mime.types` };
	}
	return undefined;
}

function unpackNginx(): void {
	mkdirSync(unpacked, { recursive: true });
	const run = (command: string, ...args: string[]) =>
		execFileSync(command, args, { cwd: unpacked, stdio: ['ignore', 'ignore', 'pipe'] });
	try {
		if (process.getuid?.() === 0) run('apt-get', 'update', '-qq');
		run('apt-get', 'download', '-qq', 'nginx', 'nginx-common');
		for (const file of globSync('*.deb', { cwd: unpacked })) run('dpkg', '-x', file, unpacked);
	} catch (error) {
		rmSync(unpacked, { recursive: true, force: true });
		throw new Error(
			`nginx is not on this machine and could not be had: install it (apt-get install nginx).\n${String(error)}`,
		);
	}
}

/** deploy/nginx/site.conf with another port and folder, in the smallest configuration around it. */
function writeConfiguration(directory: string, port: number, types: string): string {
	const site = readFileSync('deploy/nginx/site.conf', 'utf8')
		.replace('listen 80;', `listen 127.0.0.1:${port};`)
		.replace('root /var/www/site;', `root ${path.resolve(process.env['DIST'] ?? 'dist')};`);
	writeFileSync(path.join(directory, 'site.conf'), site);
	const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
		(name) => `${name}_temp_path ${directory}/${name};`,
	);
	const file = path.join(directory, 'nginx.conf');
	writeFileSync(
		file,
		`${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off; pid ${directory}/nginx.pid; error_log stderr;
events {}
http { include ${types}; access_log off; ${temporary.join(' ')} include ${directory}/site.conf; }
`,
	);
	return file;
}

async function waitForAnswer(url: string, child: ChildProcess): Promise<void> {
	for (const deadline = Date.now() + 10_000; Date.now() < deadline; ) {
		if (child.exitCode !== null) break;
		const isUp = await fetch(url).then(
			() => true,
			() => false,
		);
		if (isUp) return;
		await new Promise((resolve) => setTimeout(resolve, 50));
	}
	throw new Error('nginx does not answer with deploy/nginx/site.conf; its own words are above.');
}

/** Serves dist/ with our nginx configuration. @throws Error when there is no nginx, or it refuses the configuration */
export async function startNginx(): Promise<{ url: string; stop: () => void }> {
	if (!findNginx()) unpackNginx();
	const nginx = findNginx();
	if (!nginx) throw new Error('nginx was unpacked, but holds no program.');
	const directory = mkdtempSync(path.join(tmpdir(), 'nginx-'));
	const port = await findFreePort();
	const child = spawn(
		nginx.program,
		['-p', directory, '-c', writeConfiguration(directory, port, nginx.types)],
		{
			stdio: ['ignore', 'inherit', 'inherit'],
		},
	);
	const url = `http://127.0.0.1:${port}`;
	await waitForAnswer(url, child);
	const stop = () => {
		child.once('exit', () => rmSync(directory, { recursive: true, force: true }));
		child.kill('SIGTERM');
	};
	return { url, stop };
}
