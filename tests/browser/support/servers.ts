/**
 * Serves the built site by Apache and by nginx, as hosts that know nothing of it but its .htaccess or nginx.conf. A server
 * that this machine lacks has port 0.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { siteFolder } from '../../../src/source/content-folder.ts';
import { findProgram } from '../../browsers.ts';

const modules = '/usr/lib/apache2/modules';
const programs = {
	Apache: existsSync(modules) ? findProgram('apache') : undefined,
	nginx: findProgram('nginx'),
};

const started: ChildProcess[] = [];
const folder = mkdtempSync(path.join(tmpdir(), 'servers-'));
const stop = () => {
	for (const server of started) server.kill('SIGTERM');
};
process.once('SIGTERM', async () => {
	stop();
	// Each deletes its own files at its end.
	await Promise.all(started.map((server) => server.exitCode === null && once(server, 'close')));
	process.exit();
});
process.once('exit', () => {
	stop();
	rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

// Started by root, both read files as another user, who may see no checkout.
const isRoot = process.getuid?.() === 0;
const site = path.join(folder, 'site');
chmodSync(folder, 0o755);
cpSync(siteFolder, site, { recursive: true });

async function findPort(): Promise<number> {
	const server = createServer();
	await once(server.listen(0, '127.0.0.1'), 'listening');
	const { port } = server.address() as AddressInfo;
	await once(server.close(), 'close');
	return port;
}

/**
 * Starts a server, if it's here.
 * @param write its settings
 * @param list the arguments for them
 * @returns its port, once it answers there
 */
async function start(
	name: keyof typeof programs,
	write: (port: number) => string,
	list: (settings: string) => string[],
): Promise<number> {
	const program = programs[name];
	if (!program) {
		console.error(`${name} isn’t installed, so the site isn’t tried on it.`);
		return 0;
	}
	const port = await findPort();
	const settings = path.join(folder, `${name}.conf`);
	writeFileSync(settings, write(port));
	const server = spawn(program, list(settings), { stdio: ['ignore', 'inherit', 'inherit'] });
	started.push(server);
	while (server.exitCode === null) {
		if (await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined)) return port;
		await setTimeout(50);
	}
	throw new Error(`${name} didn’t start.`);
}

/** How servers fail, each at an address: "/fails/503". Apache does it in a folder, which has the settings of those around it. */
const failures = [500, 502, 503, 504];
mkdirSync(path.join(site, 'fails'));
writeFileSync(
	path.join(site, 'fails/.htaccess'),
	`RewriteEngine On\n${failures.map((status) => `RewriteRule ^${status}$ - [R=${status},L]\n`).join('')}`,
);

/** Lists folders, guesses names and adds slashes, as control panels set it up. */
const apachePort = start(
	'Apache',
	(port) => `
ServerRoot ${folder}
PidFile apache.pid
ErrorLog ${folder}/apache.log
ServerName localhost
Listen 127.0.0.1:${port}
${['mpm_event', 'authz_core', 'dir', 'mime', 'autoindex', 'negotiation', 'headers', 'rewrite', 'filter', 'deflate'].map((name) => `LoadModule ${name}_module ${modules}/mod_${name}.so\n`).join('')}
${isRoot ? 'User nobody\nGroup nogroup' : ''}
TypesConfig types
DirectoryIndex index.php index.html
DocumentRoot ${site}
<Directory ${site}>
	Options Indexes FollowSymLinks MultiViews
	AllowOverride All
	Require all granted
</Directory>
<Files ".ht*">
	Require all denied
</Files>`,
	(settings) => ['-f', settings, '-D', 'FOREGROUND'],
);
writeFileSync(path.join(folder, 'types'), 'text/html html\ntext/javascript js\n');

const nginxPort = start(
	'nginx',
	(port) => `
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/nginx.log;
${isRoot ? 'user nobody nogroup;' : ''}
events { }
http {
	access_log off;
	types { text/html html; text/javascript js; }
	${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n')}
	server {
		listen 127.0.0.1:${port}; root ${site}; include ${site}/nginx.conf;
		${failures.map((status) => `location = /fails/${status} { return ${status}; }`).join('\n')}
	}
}`,
	(settings) => ['-p', folder, '-c', settings],
);

console.log(`Apache has port ${await apachePort}, nginx port ${await nginxPort}.`);
