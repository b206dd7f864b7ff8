import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

test('each service of the sample has four questions (docs/specification.md, 3.3)', () => {
	const services = globSync('sample/services/*.yaml');
	expect(services).toHaveLength(6);
	for (const file of services) expect(parse(readFileSync(file, 'utf8')).faqs, file).toHaveLength(4);
});
