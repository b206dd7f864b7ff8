import {
	chmodSync,
	cpSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { type Place, run } from './run-workflow.ts';

/** What each program says of itself: its words, and which tokens it has. */
const say = `say() { echo "$* host:\${CLOUDFLARE_API_TOKEN:+yes} run:\${GH_TOKEN:+yes}" >> 'FOLDER/said'; }`;
/** A build that copies the words, and fails at a slip; a host that shows what it gets, if it's asked with the token. */
const programs = {
	npm: `say npm "$@"
case "$*" in
'ci '*|'run --silent launch-check') ;;
'run --silent build') if grep -q slip content/words; then exit 1; fi; mkdir dist; cp content/words dist/; cp content/words dist/.htaccess ;;
'exec --call '*) sh -c "$3" ;;
*) sh -c "$(node -p "require('./package.json').scripts['$2']")" ;;
esac`,
	wrangler: `say wrangler "$@"
test -f deploy/edge/wrangler.jsonc && test "$CLOUDFLARE_API_TOKEN" = 'token of the host' && test "$CLOUDFLARE_ACCOUNT_ID" = account
test ! -e 'FOLDER/broken'
case "$1" in
deploy) cp dist/.htaccess 'FOLDER/online' ;;
preview)
	cp dist/words "FOLDER/$3"
	echo "{\\"type\\":\\"preview\\",\\"preview_urls\\":[\\"https://$3.someone.workers.dev\\"]}" >> "$WRANGLER_OUTPUT_FILE_PATH" ;;
esac`,
	gh: 'say gh "$@"',
};

/** GitHub and the host as folders on this machine, for the time of a test. */
export function createStandIn() {
	const folder = mkdtempSync(path.join(tmpdir(), 'workflow-'));
	onTestFinished(() => rmSync(folder, { recursive: true }));
	const place: Place = {
		folder,
		origin: path.join(folder, 'origin'),
		programs: path.join(folder, 'programs'),
		account: 'account',
	};
	mkdirSync(place.programs);
	for (const [name, text] of Object.entries(programs)) {
		const file = path.join(place.programs, name);
		writeFileSync(file, `#!/bin/bash -e\n${say}\n${text}\n`.replaceAll('FOLDER', folder));
		chmodSync(file, 0o755);
	}
	for (const file of ['tools/deploy.ts', 'tools/summary.ts', 'deploy/edge/wrangler.jsonc', 'package.json'])
		cpSync(file, path.join(place.origin, file));
	const git = (...words: string[]) =>
		run(place.origin, ['git', '-c', 'user.name=Owner', '-c', 'user.email=owner@example.com', ...words]);
	git('init', '-q', '-b', 'main');
	const write = (file: string, text: string) => {
		mkdirSync(path.dirname(path.join(place.origin, file)), { recursive: true });
		writeFileSync(path.join(place.origin, file), text);
	};
	return {
		...place,
		git,
		/** Saves words, and files besides, in the repository. @returns the commit */
		save(words: string, files: Record<string, string> = {}): string {
			for (const [file, text] of Object.entries({ 'content/words': words, ...files })) write(file, text);
			git('add', '-A');
			git('commit', '-q', '-m', words);
			return git('rev-parse', 'HEAD');
		},
		/** What is online, or what a program has left; undefined if it's nothing. */
		read(name: string): string | undefined {
			const file = path.join(folder, name);
			return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
		},
		breakHost: () => writeFileSync(path.join(folder, 'broken'), ''),
		mendHost: () => rmSync(path.join(folder, 'broken')),
	};
}
export type StandIn = ReturnType<typeof createStandIn>;
