import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from './edge.ts';

/** Where Debian's packages are unpacked when the system has no nginx: nothing is installed, no service starts. */
const unpacked = path.resolve('.cache/nginx');
const packages = ['nginx', 'nginx-common', 'libnginx-mod-http-brotli-static'];

interface Nginx {
	program: string;
	/** Its list of media types. */
	types: string;
	/** The module that serves .br files, where there is one. */
	brotli: string | undefined;
}

function findNginx(): Nginx | undefined {
	for (const root of ['', unpacked]) {
		const program = `${root}/usr/sbin/nginx`;
		const [brotli] = globSync(`${root}/usr/lib/nginx/modules/ngx_http_brotli_static_module.so`);
		if (existsSync(program)) return { program, types: `${root}/etc/nginx/mime.types`, brotli };
	}
	return undefined;
}

/**
 * Makes nginx ready to be started, unpacking Debian's packages where the system has none.
 * @throws Error with what to do when it can't be had
 */
export function prepareNginx(): void {
	if (findNginx()) return;
	mkdirSync(unpacked, { recursive: true });
	const run = (command: string, ...args: string[]) =>
		execFileSync(command, args, { cwd: unpacked, stdio: ['ignore', 'ignore', 'pipe'] });
	try {
		if (process.getuid?.() === 0) run('apt-get', 'update', '-qq');
		run('apt-get', 'download', '-qq', ...packages);
		for (const file of globSync('*.deb', { cwd: unpacked })) run('dpkg', '-x', file, unpacked);
	} catch (error) {
		rmSync(unpacked, { recursive: true, force: true });
		throw new Error(
			`nginx is not on this machine and could not be had: install it (apt-get install nginx).\n${String(error)}`,
		);
	}
}

export interface NginxOptions {
	/** Folder of the built site; dist by default. */
	root?: string;
	/** Serves the .br files too, as deploy/nginx/brotli.conf does. @throws Error when the module is missing */
	brotli?: boolean;
	/** Folder that a second, bare server hands out, to compare with. */
	plain?: string;
}

/** deploy/nginx/site.conf with other ports and folders, in the smallest configuration around it. */
function writeConfiguration(
	directory: string,
	ports: { site: number; plain: number },
	nginx: Nginx,
	{ root = 'dist', brotli, plain }: NginxOptions,
): string {
	const site = readFileSync('deploy/nginx/site.conf', 'utf8')
		.replace('listen 80;', `listen 127.0.0.1:${ports.site};`)
		.replace('root /var/www/site;', `root ${path.resolve(root)};`);
	writeFileSync(path.join(directory, 'site.conf'), site);
	if (brotli && !nginx.brotli)
		throw new Error('nginx has no brotli module (libnginx-mod-http-brotli-static).');
	const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
		(name) => `${name}_temp_path ${directory}/${name};`,
	);
	const file = path.join(directory, 'nginx.conf');
	writeFileSync(
		file,
		`${process.getuid?.() === 0 ? 'user root;' : ''}
${brotli ? `load_module ${nginx.brotli};` : ''}
daemon off; pid ${directory}/nginx.pid; error_log stderr;
worker_processes auto; worker_rlimit_nofile 8192;
events { worker_connections 4096; }
http {
	include ${nginx.types}; access_log off; ${temporary.join(' ')}
	${brotli ? readFileSync('deploy/nginx/brotli.conf', 'utf8') : ''}
	include ${directory}/site.conf;
	${plain ? `server { listen 127.0.0.1:${ports.plain}; root ${path.resolve(plain)}; }` : ''}
}
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

/**
 * Serves a built site with our nginx configuration.
 * @throws Error when there is no nginx (prepareNginx gets it), or it refuses the configuration
 */
export async function startNginx(
	options: NginxOptions = {},
): Promise<{ url: string; plainUrl: string; stop: () => void }> {
	const nginx = findNginx();
	if (!nginx)
		throw new Error('There is no nginx on this machine: npm test gets it before it runs these tests.');
	const directory = mkdtempSync(path.join(tmpdir(), 'nginx-'));
	const ports = { site: await findFreePort(), plain: await findFreePort() };
	const file = writeConfiguration(directory, ports, nginx, options);
	const child = spawn(nginx.program, ['-p', directory, '-c', file], {
		stdio: ['ignore', 'inherit', 'inherit'],
	});
	const url = `http://127.0.0.1:${ports.site}`;
	await waitForAnswer(url, child);
	const stop = () => {
		child.once('exit', () => rmSync(directory, { recursive: true, force: true }));
		child.kill('SIGTERM');
	};
	return { url, plainUrl: `http://127.0.0.1:${ports.plain}`, stop };
}
