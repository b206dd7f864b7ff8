/** What is changed in Sveltia CMS, for which it has no settings: none of it would be missed in silence after an update. */

/** The Git host's word for being well, as its page of incidents would give it. */
const isWell = 'data:application/json,{"status":{"indicator":"none"}}';

const patches: { goal: string; find: RegExp; put: string }[] = [
	{
		goal: 'fonts come from the package, whose script adds them, and from no other host',
		find: /url\(https:\/\/cdn\.jsdelivr\.net\/[^)]*\)/g,
		put: "local('none')",
	},
	{
		goal: 'no third host is asked every five minutes whether the Git host is well',
		find: /https:\/\/www\.githubstatus\.com\/api\/v2\/status\.json/g,
		put: isWell,
	},
	{
		// A copy of the site that was downloaded has no .git.
		goal: 'the folder to choose is known by the content in it',
		find: /(?<=getDirectoryHandle\(([`'"]))\.git(?=\1\))/g,
		put: 'content',
	},
];

/**
 * Changes Sveltia's own code.
 * @throws Error with what to do when a place to be changed is not there any more, so that no update undoes a change unseen
 */
export const patchSveltia = (code: string): string =>
	patches.reduce((text, { goal, find, put }) => {
		const patched = text.replace(find, () => put);
		if (patched === text)
			throw new Error(
				`The editing page could not be built: @sveltia/cms no longer has ${find}, which tools/editor/sveltia-patches.ts replaces so that ${goal}. Look up what became of it in the new version, then mend the patch or take it away.`,
			);
		return patched;
	}, code);
