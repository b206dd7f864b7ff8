/** What home shows of the pairs, six at most: those that the owner chose, else the first ones. */
export const chooseForHome = <Pair>(chosen: readonly Pair[], all: readonly Pair[]): Pair[] =>
	(chosen.length > 0 ? chosen : all).slice(0, 6);

type Photos = Partial<Record<'before' | 'after', string | undefined>>;

/** What the page of a service shows of the pairs: those that are its own, without the one that its solution shows. */
export const chooseForService = <Pair extends Photos & { service?: string | undefined }>(
	all: readonly Pair[],
	{ id, beforeAfter: shown }: { id: string; beforeAfter?: Photos | undefined },
): Pair[] =>
	all.filter(
		({ service, before, after }) =>
			service === id && !(shown?.after && before === shown.before && after === shown.after),
	);
