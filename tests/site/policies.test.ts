import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findAnalytics } from '../../src/content/schema/analytics.ts';
import type { Policy } from '../../src/features/policies/schema.ts';
import { company, readFolder } from '../content.ts';
import { allPages, dist, find } from './site.ts';

/** What the privacy and the cookie policy say of every page: the draft in session storage is all that a script keeps. */
test('no script asks for the location, sets a cookie or stores anything beyond the tab', () => {
	const files = readdirSync(path.join(dist, 'assets')).filter((file) => file.endsWith('.js'));
	const scripts = [
		...files.map((file) => [file, readFileSync(path.join(dist, 'assets', file), 'utf8')] as const),
		...allPages.flatMap(({ route, document }) =>
			document.querySelectorAll('script').map(({ rawText }) => [route, rawText] as const),
		),
	];
	for (const [place, code] of scripts)
		expect(
			code.match(/getCurrentPosition|watchPosition|document\.cookie|localStorage|indexedDB/)?.[0],
			place,
		).toBeUndefined();
});

test('only a service that the owner names is let in, to count visits', () => {
	const named = findAnalytics(company);
	const service = named?.counting.script ?? 'doNotTrack';
	for (const { route, document } of allPages.filter(({ redirect }) => !redirect)) {
		const scripts = document.querySelectorAll('script').filter(({ rawText }) => rawText.includes(service));
		expect(scripts, route).toHaveLength(named ? 1 : 0);
		const policy = document.querySelector('meta[http-equiv="content-security-policy" i]');
		const [, ...sources] =
			/script-src [^;]*/.exec(policy?.getAttribute('content') ?? '')?.[0].split(' ') ?? [];
		expect(
			sources.filter((source) => !source.startsWith("'sha256-")),
			route,
		).toEqual(["'self'", ...(named ? [named.host] : [])]);
	}
});

test('a legal text begins with the day of its newest change, all changes, and its first date', () => {
	for (const { id, date, changes = [] } of readFolder<Partial<Policy>>('legal')) {
		const days = changes.map((change) => change.date);
		expect(
			find(`/${id}`, 'main header time').map((day) => day.getAttribute('datetime')),
			id,
		).toEqual(days.length > 0 ? [days.toSorted().at(-1), ...days, date] : [date]);
	}
});
