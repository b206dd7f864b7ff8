import { z } from 'astro/zod';
import { env } from '../env.ts';
import { externalUrl, fact, flag } from './field.ts';

/** Where the site's own form sends requests. Without an endpoint, visitors send them by an app of theirs. */
export const request = z
	.strictObject({
		endpoint: externalUrl('the address of your form service')
			.meta({
				why: 'The form sends requests there. A wrong address loses every one.',
				example: 'https://formspree.io/f/abcdwxyz',
			})
			.optional(),
		fields: z
			.record(
				z.string().trim(),
				fact('a value that your form service asks for', '0a1b2c3d-4e5f').meta({
					why: 'It’s sent along as it is.',
				}),
			)
			.refine((fields) => !('email' in fields || '_gotcha' in fields), {
				error: 'in which “email” or “_gotcha” would be sent twice, because the form has it too',
				params: { write: 'Delete the line “email” or “_gotcha.”' },
			})
			.default({})
			.meta({
				title: 'what else your form service asks for',
				why: 'Each name is sent along with its value.',
				example: 'access_key: 0a1b2c3d-4e5f',
			}),
		photos: flag(
			'whether visitors can add photos',
			'They can then add up to six. Your form service has to take files.',
		).optional(),
	})
	.meta({
		title: 'the form service',
		why: 'The form then sends requests itself, instead of opening an app of the visitor’s.',
		example: 'endpoint: https://formspree.io/f/abcdwxyz',
	});

/** Where the form sends requests, completely; undefined if visitors send them by an app of theirs. */
export function findRequestService({
	request: written,
	links,
}: {
	request?: z.infer<typeof request> | undefined;
	links?: { formProvider?: string | undefined } | undefined;
}) {
	// Nobody sees our own form then.
	if (links?.formProvider) return undefined;
	const { requestEndpoint } = env;
	const { fields = {}, photos = requestEndpoint !== undefined } = written ?? {};
	const address = requestEndpoint ?? written?.endpoint;
	return address ? { endpoint: address, fields, photos } : undefined;
}
