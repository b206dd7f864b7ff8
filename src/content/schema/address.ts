import { z } from 'astro/zod';
import { externalUrl, fact, recordId, reference, text, zipCode } from './field.ts';
import { hours } from './hours.ts';
import { state } from './states.ts';

/** Where a company can be visited, or gets letters. */
export const address = z.strictObject({
	id: recordId('the id of the address'),
	name: text('the name of the location', 'Tampa headquarters'),
	street: fact('the street'),
	city: fact('the city'),
	state: state('the state', 'Towns and ZIP codes are looked up in it.'),
	zip: zipCode('the ZIP code', 'Maps need it.', '33602'),
	mapUrl: externalUrl('the map link').optional(),
	phone: reference('phone', 'the phone of the location', 'tampa').optional(),
	/** A place that people visit. */
	hours: hours.optional().meta({
		title: 'the hours of the location',
		why: 'Only for a place that people visit: the end of each page then shows its address.',
	}),
});
