/**
 * npm run bench: Lighthouse (mobile) over every page that visitors find, on the edge runtime, as a table against
 * budgets.json; times are judged where a reference page is quiet beside them, and measured again where they miss.
 * Ends with 1 when a budget is missed. npm run bench -- --routes=/,/services --runs=1
 */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { listRoutes } from '../build/site-files.ts';
import { findFreePort, startEdge } from '../serve/edge.ts';
import { findChromium } from '../test/browsers.ts';
import { type Measures, measureScrolled, measureWithLighthouse } from './bench-page.ts';
import {
	findUnjudged,
	formatBenchTable,
	isQuiet,
	isWorthRepeating,
	judge,
	mergeRuns,
	type Row,
} from './bench-report.ts';
import { startReference } from './reference.ts';

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

/**
 * Measures a page, and the reference page before and after each run. A page that misses nothing but times is measured
 * again, at most as often as told.
 */
async function measure(route: string, site: string, reference: string, runs: number): Promise<Row> {
	const scrolled = await withPatience(() => measureScrolled(site + route));
	const lookAround = async () => isQuiet(await withPatience(() => measureWithLighthouse(reference)));
	const results: Measures[] = [];
	let quietRuns = 0;
	for (let quietBefore = await lookAround(); ; ) {
		// One after the other: side by side they would slow each other down.
		results.push(await withPatience(() => measureWithLighthouse(site + route)));
		const quietAfter = await lookAround();
		if (quietBefore && quietAfter) quietRuns += 1;
		quietBefore = quietAfter;
		const row: Row = { route, measures: { ...mergeRuns(results), ...scrolled }, quietRuns };
		if (results.length >= runs || !isWorthRepeating(row)) return row;
		console.log(`  again: ${[...judge(row), ...findUnjudged(row)].join('; ')}`);
	}
}

async function main(): Promise<number> {
	const { values } = parseArgs({
		options: { routes: { type: 'string' }, runs: { type: 'string', default: '5' } },
	});
	if (!existsSync('dist/index.html')) throw new Error('dist holds no built site: run "npm run build" first.');
	// The screen for pages without a network comes from the device, and search engines are asked to leave it out.
	const existing = listRoutes('dist').filter((route) => route !== '/offline');
	const routes = values.routes?.split(',') ?? existing;
	const unknown = routes.filter((route) => !existing.includes(route));
	if (unknown.length > 0)
		throw new Error(`No such page: ${unknown.join(', ')}. There are: ${existing.join(', ')}`);

	findChromium();
	const reference = await startReference();
	const server = await startEdge({ port: await findFreePort() });
	try {
		const rows: Row[] = [];
		const failures: string[] = [];
		for (const route of routes) {
			console.log(`Measuring ${route}`);
			try {
				rows.push(await measure(route, server.url, reference.url, Number(values.runs)));
			} catch (error) {
				failures.push(
					`${route}: not measured, because ${error instanceof Error ? error.message : String(error)}`,
				);
			}
		}
		console.log(`\n${formatBenchTable(rows)}\n`);
		const unjudged = rows.flatMap(findUnjudged);
		if (unjudged.length > 0)
			console.log(
				`Not judged, because even the reference page, which has nothing but words, was too slow at that time:\n${unjudged.map((miss) => `  ${miss}`).join('\n')}\n`,
			);
		const misses = [...rows.flatMap(judge), ...failures];
		console.log(
			misses.length === 0
				? `Every page keeps every budget${unjudged.length > 0 ? ' that was judged' : ''}.`
				: `Missed:\n${misses.map((miss) => `  ${miss}`).join('\n')}`,
		);
		return misses.length === 0 ? 0 : 1;
	} finally {
		server.stop();
		reference.stop();
	}
}

try {
	process.exitCode = await main();
} catch (error) {
	console.error(error instanceof Error ? error.message : String(error));
	process.exitCode = 1;
}
