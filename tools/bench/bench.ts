/**
 * npm run bench: Lighthouse (mobile, median of three runs) over every page of the built site on the edge runtime, as a
 * table against budgets.json. Ends with 1 when a budget is missed.
 * npm run bench -- --routes=/,/services --runs=1
 */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { listRoutes } from '../build/site-files.ts';
import { findFreePort, startEdge } from '../serve/edge.ts';
import { findChromium } from '../test/browsers.ts';
import {
	type Measures,
	measureScrolled,
	measureWithLighthouse,
	type ScrolledMeasures,
} from './bench-page.ts';
import { formatBenchTable, judge } from './bench-report.ts';

/** The run whose performance lies in the middle; of equal ones the one with the middle largest paint. */
function pickMedian(runs: Measures[]): Measures {
	const sorted = runs.toSorted((a, b) => a.performance - b.performance || b.lcp - a.lcp);
	const median = sorted[Math.floor(sorted.length / 2)];
	if (!median) throw new Error('--runs must be 1 or more.');
	return median;
}

/** A loaded machine now and then spoils the recording, and Lighthouse asks to try again: so it is tried three times. */
async function withPatience<T>(attempt: () => Promise<T>, tries = 3): Promise<T> {
	try {
		return await attempt();
	} catch (error) {
		if (tries <= 1) throw error;
		console.log(`  again, because ${error instanceof Error ? error.message : String(error)}`);
		return withPatience(attempt, tries - 1);
	}
}

async function measure(url: string, runs: number): Promise<Measures & ScrolledMeasures> {
	const results: Measures[] = [];
	// One after the other: side by side they would slow each other down.
	for (let run = 0; run < runs; run += 1) results.push(await withPatience(() => measureWithLighthouse(url)));
	return { ...pickMedian(results), ...(await withPatience(() => measureScrolled(url))) };
}

async function main(): Promise<number> {
	const { values } = parseArgs({
		options: { routes: { type: 'string' }, runs: { type: 'string', default: '3' } },
	});
	const dist = process.env['DIST'] ?? 'dist';
	if (!existsSync(`${dist}/index.html`))
		throw new Error(`${dist} holds no built site: run "npm run build" first.`);
	const existing = listRoutes(dist);
	const routes = values.routes?.split(',') ?? existing;
	const unknown = routes.filter((route) => !existing.includes(route));
	if (unknown.length > 0)
		throw new Error(`No such page: ${unknown.join(', ')}. There are: ${existing.join(', ')}`);

	findChromium();
	const server = await startEdge({ port: await findFreePort() });
	try {
		const rows: [route: string, measures: Measures & ScrolledMeasures][] = [];
		const failures: string[] = [];
		for (const route of routes) {
			console.log(`Measuring ${route}`);
			try {
				rows.push([route, await measure(`${server.url}${route}`, Number(values.runs))]);
			} catch (error) {
				failures.push(
					`${route}: not measured, because ${error instanceof Error ? error.message : String(error)}`,
				);
			}
		}
		console.log(`\n${formatBenchTable(rows)}\n`);
		const misses = [...rows.flatMap(([route, measures]) => judge(route, measures)), ...failures];
		console.log(
			misses.length === 0
				? 'Every page keeps every budget.'
				: `Missed:\n${misses.map((miss) => `  ${miss}`).join('\n')}`,
		);
		return misses.length === 0 ? 0 : 1;
	} finally {
		server.stop();
	}
}

try {
	process.exitCode = await main();
} catch (error) {
	console.error(error instanceof Error ? error.message : String(error));
	process.exitCode = 1;
}
