import axe from 'axe-core';

/** What axe finds wrong, one sentence each; an empty list is what a test hopes for. */
export async function findBarriers(element: Element): Promise<string[]> {
	// A lone component has no page around it: landmarks and the main heading are tested on the built pages.
	const { violations } = await axe.run(element, { rules: { region: { enabled: false } } });
	return violations.map(
		({ id, help, nodes }) => `${id}: ${help} (${nodes.map((node) => node.html).join(', ')})`,
	);
}
