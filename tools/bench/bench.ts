/**
 * npm run bench: Lighthouse (mobile) over every page of the built site on the edge runtime, as a table against
 * budgets.json; times are judged beside a reference page of the same run, and measured again where they miss.
 * Ends with 1 when a budget is missed. npm run bench -- --routes=/,/services --runs=1
 */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readBudgets } from '../build/budgets.ts';
import { listRoutes } from '../build/site-files.ts';
import { findFreePort, startEdge } from '../serve/edge.ts';
import { findChromium } from '../test/browsers.ts';
import { type Measures, measureScrolled, measureWithLighthouse } from './bench-page.ts';
import { formatBenchTable, isWorthRepeating, judge, mergeRuns, type Row } from './bench-report.ts';
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
 * Measures a page and, beside each run, the reference page. A page that misses nothing but times is measured again, at
 * most as often as told, and the best times of both are compared.
 * @param runs 1 or more
 */
async function measure(route: string, site: string, reference: string, runs: number): Promise<Row> {
	const scrolled = await withPatience(() => measureScrolled(site + route));
	const pages: Measures[] = [];
	const references: Measures[] = [];
	for (;;) {
		// One after the other: side by side they would slow each other down.
		references.push(await withPatience(() => measureWithLighthouse(reference)));
		pages.push(await withPatience(() => measureWithLighthouse(site + route)));
		const row: Row = {
			route,
			measures: { ...mergeRuns(pages), ...scrolled },
			reference: mergeRuns(references),
		};
		if (pages.length >= runs || !isWorthRepeating(row)) return row;
		console.log(`  again, because ${judge(row).join('; ')}`);
	}
}

async function main(): Promise<number> {
	const { values } = parseArgs({
		options: { routes: { type: 'string' }, runs: { type: 'string', default: '5' } },
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
		for (const { route, reference } of rows)
			console.log(
				`Reference beside ${route}: LCP ${Math.round(reference.lcp)} ms (${readBudgets().reference.lcp} on a quiet machine), TBT ${Math.round(reference.tbt)} ms`,
			);
		const misses = [...rows.flatMap(judge), ...failures];
		console.log(
			misses.length === 0
				? 'Every page keeps every budget.'
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
