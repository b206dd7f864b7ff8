import { expect, test } from 'vitest';
import { nameService } from './schema.ts';

test('the id of a service is shown as its title, in the language that it’s in, and other words stay', () => {
	const services = [{ id: 'sewage-emergency', title: 'Sewage Cleanup' }];
	const name = (service?: string) => nameService({ service, lang: 'en' }, services);
	expect(name('sewage-emergency')).toEqual({ service: 'Sewage Cleanup', lang: undefined });
	expect(name('sewage emergency')).toEqual({ service: 'Sewage Cleanup', lang: undefined });
	expect(name('Repairs')).toEqual({ service: 'Repairs', lang: 'en' });
	expect(name()).toEqual({ service: undefined, lang: 'en' });
});
