import axe from 'axe-core';

/** What axe finds wrong, one sentence each. */
export async function findBarriers(element: Element): Promise<string[]> {
	// A single component has no landmarks. Those are tested on the built pages.
	const { violations } = await axe.run(element, { rules: { region: { enabled: false } } });
	return violations.map(
		({ id, help, nodes }) => `${id}: ${help} (${nodes.map((node) => node.html).join(', ')})`,
	);
}
