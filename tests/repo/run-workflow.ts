import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { parse } from 'yaml';

interface Step {
	id?: string;
	uses?: string;
	run?: string;
	with?: Record<string, string | boolean>;
	env?: Record<string, string>;
}
export interface Job {
	if?: string;
	permissions?: Record<string, string>;
	env?: unknown;
	steps: Step[];
}
interface Filter {
	branches?: string[];
	paths?: string[];
	'paths-ignore'?: string[];
}
export interface Workflow {
	on: Record<string, Filter | null>;
	permissions: Record<string, string>;
	env?: unknown;
	concurrency: { group: string; 'cancel-in-progress'?: boolean };
	jobs: Record<string, Job>;
}

/** What GitHub tells a run of what has happened. */
export interface Happening {
	event_name: 'push' | 'pull_request' | 'schedule' | 'workflow_dispatch';
	ref: string;
	files?: string[];
	sha?: string;
	run_id?: number;
	run_attempt?: number;
	event?: { number: number; pull_request: { head: { sha: string; repo: { full_name: string } } } };
}

export const readWorkflow = (name: string): Workflow =>
	parse(readFileSync(`.github/workflows/${name}.yml`, 'utf8'));

/** Whether what has happened starts a workflow, by its kind, its branch and its files. */
export function isStarted({ on }: Workflow, { event_name, ref, files = [] }: Happening): boolean {
	if (!(event_name in on)) return false;
	const { branches, paths, 'paths-ignore': ignored } = on[event_name] ?? {};
	const isOf = (patterns: string[]) => (file: string) =>
		patterns.some((pattern) => path.matchesGlob(file, pattern));
	return (
		(!branches || branches.some((branch) => ref === `refs/heads/${branch}`)) &&
		(!paths || files.some(isOf(paths))) &&
		(!ignored || !files.every(isOf(ignored)))
	);
}

/** The workplace of a stand-in for GitHub: its repository, its programs, and what jobs hand over. */
export interface Place {
	folder: string;
	origin: string;
	/** The programs that steps find first. */
	programs: string;
	account?: string;
}

const whole = /\$\{\{(.*?)\}\}/g;
type Outputs = Record<string, { outputs: Record<string, string> }>;

/** What an expression is: those of these workflows are JavaScript, too. */
function evaluate(expression: string, happening: Happening, account = '', steps: Outputs = {}): unknown {
	const github = { repository: 'owner/site', token: 'token of the run', ...happening };
	const context = {
		github,
		steps,
		vars: { CLOUDFLARE_ACCOUNT_ID: account },
		secrets: { CLOUDFLARE_API_TOKEN: 'token of the host' },
		hashFiles: () => 'hash',
	};
	return vm.runInNewContext(expression, context);
}

/** The group in which a run waits for others. */
export const groupOf = ({ concurrency }: Workflow, happening: Happening): string =>
	concurrency.group.replace(whole, (_, expression) => String(evaluate(expression, happening)));

/** Runs a program. @throws Error with what it said when it fails */
export function run(cwd: string, words: string[], env: NodeJS.ProcessEnv = {}): string {
	const [program = '', ...rest] = words;
	const { PATH, HOME } = process.env;
	const { status, stdout, stderr } = spawnSync(program, rest, {
		cwd,
		encoding: 'utf8',
		env: { PATH, HOME, ...env },
	});
	if (status !== 0) throw new Error(`${words.join(' ')}: ${stdout}${stderr}`);
	return stdout.trim();
}

/**
 * Runs a job on a disk of its own: commits are checked out, what is saved is handed over, and commands run with the programs of
 * the place. @returns false if it doesn't run, because of its condition @throws Error when a step fails
 */
export function runJob(
	job: Job,
	happening: Happening,
	{ folder, origin, programs, account }: Place,
): boolean {
	if (job.if && !evaluate(job.if, happening, account)) return false;
	const disk = mkdtempSync(path.join(folder, 'disk-'));
	const steps: Outputs = {};
	const fill = (text: unknown) =>
		String(text ?? '').replace(whole, (_, expression) =>
			String(evaluate(expression, happening, account, steps)),
		);
	for (const { id = '', uses = '', with: options = {}, run: command, env = {} } of job.steps) {
		const kept = path.join(folder, 'kept', fill(options['key']));
		if (uses.startsWith('actions/checkout@')) {
			run(disk, ['git', 'init', '-q']);
			run(disk, ['git', 'fetch', '-q', origin, fill(options['ref']) || (happening.sha ?? '')]);
			run(disk, ['git', 'checkout', '-q', 'FETCH_HEAD']);
		} else if (uses.startsWith('actions/cache/save@'))
			cpSync(path.join(disk, fill(options['path'])), kept, { recursive: true });
		else if (uses.startsWith('actions/cache/restore@')) {
			if (existsSync(kept)) cpSync(kept, path.join(disk, fill(options['path'])), { recursive: true });
			else if (options['fail-on-cache-miss']) throw new Error('Failed to restore cache entry.');
		} else if (command) {
			const output = path.join(mkdtempSync(path.join(folder, 'output-')), 'output');
			run(disk, ['bash', '-e', '-c', fill(command)], {
				PATH: `${programs}${path.delimiter}${process.env['PATH']}`,
				GITHUB_OUTPUT: output,
				GITHUB_STEP_SUMMARY: path.join(folder, 'summary.md'),
				GITHUB_REPOSITORY: 'owner/site',
				...Object.fromEntries(Object.entries(env).map(([name, value]) => [name, fill(value)])),
			});
			const lines = existsSync(output) ? readFileSync(output, 'utf8').trim().split('\n') : [];
			steps[id] = { outputs: Object.fromEntries(lines.map((line) => line.split(/=(.*)/s).slice(0, 2))) };
		}
	}
	return true;
}

/** Runs all jobs of a workflow, one after the other, until one doesn't run or fails. */
export function runWorkflow(workflow: Workflow, happening: Happening, place: Place): boolean {
	mkdirSync(path.join(place.folder, 'kept'), { recursive: true });
	return Object.values(workflow.jobs).every((job) => runJob(job, happening, place));
}
