import { z } from 'astro/zod';
import { externalUrl, flag, textLike } from './field.ts';

/** A repository on the Git host, where the editing page of the published site saves. */
export const editorSchema = z.strictObject({
	repository: textLike(/^[\w.-]+\/[\w.-]+$/, {
		title: 'the repository on GitHub',
		why: 'The editing page at /admin saves there.',
		example: 'your-name/your-site',
	}),
	branch: textLike(/^[\w./-]+$/, {
		title: 'the branch that is published',
		why: 'Only this branch is published.',
		example: 'main',
	}).default('main'),
	drafts: flag('whether a save is a draft', 'A draft is published only when somebody presses “Publish.”'),
	signIn: externalUrl('the address of the sign-in worker')
		.meta({
			why: 'With it, editors sign in with their account on GitHub. Without it, they need a token.',
			example: 'https://sveltia-cms-auth.your-name.workers.dev',
		})
		.optional(),
});
type Editor = z.infer<typeof editorSchema>;
export type Repository = Partial<Editor> & Pick<Editor, 'repository'>;
