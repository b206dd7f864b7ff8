import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { findFreePort } from '../../../../tools/ports.ts';
import type { Driver } from './driver.ts';

/** https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keyCodes: Record<string, string> = {
	Backspace: '\uE003',
	Tab: '\uE004',
	Enter: '\uE007',
	Escape: '\uE00C',
	End: '\uE010',
	Home: '\uE011',
	ArrowLeft: '\uE012',
	ArrowUp: '\uE013',
	ArrowRight: '\uE014',
	ArrowDown: '\uE015',
};

/** The toolbar of the small browser would keep its window from becoming as narrow as a phone. */
const narrow =
	'* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; -gtk-icon-source: none }';

/** Starts a screen in memory. @returns its process and its name, such as ":99" */
async function startScreen(): Promise<[ChildProcess, string]> {
	const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '2000x1600x24', '-nolisten', 'tcp'], {
		stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
	});
	const number = await new Promise((resolve, reject) => {
		(screen.stdio[3] as Readable).once('data', (data) => resolve(String(data).trim()));
		screen.once('exit', () => reject(new Error('Xvfb, the screen in memory, did not start.')));
	});
	return [screen, `:${number}`];
}

/**
 * Drawing without a compositor takes half of the processor time. One page cannot fade into the next then: WebKitGTK's
 * page process ends when it tries.
 */
const plainDrawing = {
	args: ['--features=!CrossDocumentViewTransitions'],
	env: { WEBKIT_DISABLE_COMPOSITING_MODE: '1' },
};

/**
 * Steers Debian's WebKitGTK: its driver speaks the classic WebDriver protocol, a handful of HTTP calls.
 * https://www.w3.org/TR/webdriver2/
 * @param composited draws in layers and fades from page to page, as visitors see it
 */
export async function driveWebKit(
	program: string,
	miniBrowser: string,
	composited: boolean,
): Promise<Driver> {
	const { args, env } = composited ? { args: [], env: {} } : plainDrawing;
	const settings = mkdtempSync(join(tmpdir(), 'webkit-'));
	mkdirSync(join(settings, 'gtk-3.0'));
	writeFileSync(join(settings, 'gtk-3.0', 'gtk.css'), narrow);
	const [screen, display] = await startScreen();
	const port = await findFreePort();
	const driver = spawn(program, ['-p', String(port)], {
		stdio: 'ignore',
		env: { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11', XDG_CONFIG_HOME: settings, ...env },
	});
	const stop = () => {
		driver.kill();
		screen.kill();
		rmSync(settings, { recursive: true, force: true });
	};

	async function ask(method: 'GET' | 'POST' | 'DELETE', path: string, body: object = {}): Promise<unknown> {
		const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
			method,
			...(method === 'POST' && { body: JSON.stringify(body) }),
		});
		const { value } = (await answer.json()) as { value: unknown };
		if (!answer.ok) throw new Error(`WebKit, ${path}: ${(value as { message: string }).message}`);
		return value;
	}
	async function begin(attempts = 100): Promise<string> {
		try {
			const options = { binary: miniBrowser, args: ['--automation', ...args] };
			const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
			const { sessionId } = (await ask('POST', '/session', { capabilities })) as { sessionId: string };
			return `/session/${sessionId}`;
		} catch (error) {
			// The driver needs a moment before it listens.
			if (attempts <= 1 || !(error instanceof TypeError)) throw error;
			await new Promise((resolve) => setTimeout(resolve, 100));
			return begin(attempts - 1);
		}
	}

	let session: string;
	try {
		session = await begin();
	} catch (error) {
		stop();
		throw error;
	}
	const home = (await ask('GET', `${session}/window`)) as string;
	const post = (path: string, body?: object) => ask('POST', `${session}${path}`, body);
	const run = (expression: string) => post('/execute/sync', { script: `return (${expression})`, args: [] });
	const act = (source: object) => post('/actions', { actions: [source] });
	const closeOthers = async () => {
		const others = ((await ask('GET', `${session}/window/handles`)) as string[]).filter(
			(handle) => handle !== home,
		);
		const addresses: string[] = [];
		for (const handle of others) {
			await post('/window', { handle });
			addresses.push((await ask('GET', `${session}/url`)) as string);
			await ask('DELETE', `${session}/window`);
		}
		if (others.length > 0) await post('/window', { handle: home });
		return addresses;
	};

	const measure = async () => (await run('[innerWidth, innerHeight]')) as [number, number];
	/** By how much the window is larger than its content: the toolbar. */
	let frame = [0, 0] as [number, number];

	return {
		open: async (url) => void (await post('/url', { url })),
		reload: async () => void (await post('/refresh')),
		run,
		async pointer(action, x, y) {
			const move = { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) };
			const button =
				action === 'move' ? [] : [{ type: action === 'down' ? 'pointerDown' : 'pointerUp', button: 0 }];
			await act({
				type: 'pointer',
				id: 'mouse',
				parameters: { pointerType: 'mouse' },
				actions: [move, ...button],
			});
		},
		async keys(keys) {
			const actions = keys
				.map((key) => keyCodes[key] ?? key)
				.flatMap((value) => [
					{ type: 'keyDown', value },
					{ type: 'keyUp', value },
				]);
			await act({ type: 'key', id: 'keyboard', actions });
		},
		async resize(width, height) {
			for (let attempt = 0; attempt < 4; attempt += 1) {
				await post('/window/rect', { x: 0, y: 0, width: width + frame[0], height: height + frame[1] });
				// The window answers before its content has been laid out anew.
				let [w, h] = await measure();
				for (
					const end = Date.now() + 1_000;
					(w !== width || h !== height) && Date.now() < end;
					[w, h] = await measure()
				)
					await new Promise((resolve) => setTimeout(resolve, 50));
				if (w === width && h === height) return;
				frame = [frame[0] + width - w, frame[1] + height - h];
			}
			throw new Error(`WebKit's window did not become ${width} by ${height}; it is ${await measure()}.`);
		},
		takeOpenedTabs: closeOthers,
		async close() {
			await ask('DELETE', session).catch(() => undefined);
			stop();
		},
	};
}
