import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { waterKey } from './water-state.ts';

test.each(['privacy-policy', 'cookie-policy'])(
	'%s says under which name the page on water damage keeps what, and until when',
	(file) => {
		const text = JSON.stringify(parse(readFileSync(`content/legal/${file}.yaml`, 'utf8')));
		const { clear } = parse(readFileSync('content/pages/water-help.yaml', 'utf8')).questions;
		expect(text).toContain(waterKey);
		expect(text).toContain(`on your device until you press “${clear}”`);
	},
);
