/**
 * npm run bench:build: builds scratch copies of the site with more and more articles and prints the processor time and
 * the memory that a build needs, and what one page costs. Ends with 1 when the largest costs more per page than the
 * smallest allows, or needs too much memory.
 * npm run bench:build -- --articles=100,1000,5000 --reviews=300
 */
import { spawn } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { stringify } from 'yaml';
import { makeScratchCopy } from '../build/scratch-copy.ts';

/** What a page may cost in the largest copy, as a multiple of its cost in the smallest; and memory in MB. */
const limits = { growth: 1.3, memory: 2048 };

/** Copies the site to a folder of its own, with that many articles and reviews in place of the real ones. */
function makeCopy(articles: number, reviews: number): string {
	const folder = makeScratchCopy();
	const posts = globSync('content/posts/*.md').map((file) => readFileSync(file, 'utf8'));
	for (let index = 0; index < articles; index += 1) {
		const text = posts[index % posts.length] ?? '';
		const day = new Date(Date.UTC(2026, 0, 1) - index * 86_400_000).toISOString().slice(0, 10);
		const name = `article-${String(index + 1).padStart(4, '0')}`;
		const renamed = text
			.replace(/^date: .*$/m, `date: ${day}`)
			.replace(/^updated: .*\n/m, '')
			// The heading stays, so that pictures for shared links are made once; see docs/decisions/0022.
			.replace(/^metaTitle: .*$/m, `metaTitle: Article ${index + 1} of the bench`);
		writeFileSync(path.join(folder, 'content/posts', `${name}.md`), renamed);
	}
	const list = Array.from({ length: reviews }, (_, index) => ({
		id: `bench-${index + 1}`,
		name: `Person ${index + 1}`,
		rating: 3 + (index % 3),
		text: 'They came on time and cleaned what we had agreed on. '.repeat(1 + (index % 6)).trim(),
		date: 'March 2025',
		sample: true,
	}));
	const file = path.join(folder, 'content/reviews.yaml');
	writeFileSync(file, `${readFileSync(file, 'utf8').trimEnd()}\n${stringify(list)}`);
	return folder;
}

interface Cost {
	/** Wall time, which says little on a machine that does other things as well. */
	seconds: number;
	/** Processor time of the build on all its threads, in seconds. */
	work: number;
	/** Most memory at any time, in MB. */
	memory: number;
	pages: number;
}

/** Runs inside the build, before anything else: at its end, prints what it cost. Threads count; git, which is short, does not. */
const meter = `data:text/javascript,process.on('exit', () => {
	const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
	console.log('COST', (userCPUTime + systemCPUTime) / 1e6, maxRSS / 1024);
});`;

/** Builds a copy. @throws Error with what the build printed when it fails */
async function build(folder: string): Promise<Cost> {
	const started = Date.now();
	const child = spawn('node', ['--import', meter, 'node_modules/astro/bin/astro.mjs', 'build'], {
		cwd: folder,
		env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1', NODE_ENV: 'production' },
	});
	let output = '';
	for (const stream of [child.stdout, child.stderr])
		stream.setEncoding('utf8').on('data', (text: string) => {
			output += text;
		});
	const code = await new Promise((resolve) => child.once('close', resolve));
	if (code !== 0) throw new Error(output);
	const [, work, memory] = [...output.matchAll(/^COST (\S+) (\S+)$/gm)].at(-1) ?? [];
	const pages = globSync('dist/**/*.html', { cwd: folder }).length;
	return { seconds: (Date.now() - started) / 1000, work: Number(work), memory: Number(memory), pages };
}

const { values } = parseArgs({
	options: {
		articles: { type: 'string', default: '100,1000,5000' },
		reviews: { type: 'string', default: '300' },
	},
});
const perPage = ({ work, pages }: Cost) => work / pages;
const costs: Cost[] = [];
for (const articles of values.articles.split(',').map(Number)) {
	const folder = makeCopy(articles, Number(values.reviews));
	try {
		// Twice: the first one makes the pictures, which are kept; the second shows what the pages themselves cost.
		const cold = await build(folder);
		const warm = await build(folder);
		costs.push(warm);
		const tell = ({ work, seconds, memory }: Cost) =>
			`${work.toFixed(1)} s of processor time (${seconds.toFixed(1)} s), ${memory.toFixed(0)} MB`;
		const each = (perPage(warm) * 1000).toFixed(1);
		console.log(
			`${articles} articles, ${warm.pages} pages: first build ${tell(cold)}; next ${tell(warm)}, ${each} ms a page`,
		);
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}
const [first, last] = [costs[0], costs.at(-1)];
if (first && last && (perPage(last) > limits.growth * perPage(first) || last.memory > limits.memory)) {
	console.error(
		`More than ${limits.growth} times the cost per page of the smallest copy, or more than ${limits.memory} MB.`,
	);
	process.exitCode = 1;
}
