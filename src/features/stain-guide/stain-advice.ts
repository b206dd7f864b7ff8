import type { Remedy, StainGuide, Surface } from './schema.ts';
import type { Substance } from './substances.ts';

/** What never goes on a material, whatever the content says. */
const neverOn: Readonly<Record<Surface['material'], readonly Substance[]>> = {
	animal: ['acid', 'bleach', 'peroxide', 'enzymes', 'soap'],
	stone: ['acid', 'bleach'],
	fabric: ['bleach', 'peroxide'],
	// Damp stands for everything wet (isWithin).
	unknown: ['damp'],
};

/** Everything else wets a surface. Ice does too, because its bag drips. */
const drySubstances: readonly Substance[] = ['heat', 'powder', 'brush'];

/** If a surface may not even be damp, everything wet is forbidden. */
const isWithin = (part: Substance, forbidden: ReadonlySet<Substance>) =>
	forbidden.has(part) || (!drySubstances.includes(part) && forbidden.has('damp'));

/** Ice stays in its bag, and a damp towel is for paint that would dry before a test was over. */
const untested: readonly Substance[] = ['ice', 'damp-towel'];

/** Whether a hidden test has to come first and drying last, as for everything that cleans. */
export const needsTest = ({ contains }: Pick<Remedy, 'contains'>): boolean =>
	contains.some((part) => !untested.includes(part));

/** The source of a rule, if it is about the surface: advice on carpet doesn't hold for marble. */
export const findSource = <Source extends Pick<StainGuide['sources'][number], 'id' | 'surfaces'>>(
	sources: readonly Source[],
	id: string | undefined,
	surface: string,
): Source | undefined =>
	sources.find((source) => source.id === id && (source.surfaces?.includes(surface) ?? true));

/**
 * The remedies for one spill on one surface, in order, without those that contain what it forbids or need a test that it lacks, which
 * their gentler ones replace. At most one product is left, the first.
 */
export function combineSteps(
	surface: Pick<Surface, 'id' | 'material' | 'forbids' | 'test'>,
	steps: readonly string[],
	remedies: readonly Remedy[],
): Remedy[] {
	const forbidden = new Set([...surface.forbids.map(({ id }) => id), ...neverOn[surface.material]]);
	const find = (id: string | undefined) => remedies.find((remedy) => remedy.id === id);
	const isAllowed = ({ contains, only }: Remedy) =>
		(surface.test || !needsTest({ contains })) &&
		!contains.some((part) => isWithin(part, forbidden)) &&
		(only?.includes(surface.id) ?? true);
	const choose = (remedy: Remedy | undefined) => {
		if (!remedy || isAllowed(remedy)) return remedy;
		const gentler = find(remedy.otherwise);
		return gentler && isAllowed(gentler) ? gentler : undefined;
	};
	const chosen = new Set(steps.flatMap((id) => choose(find(id)) ?? []));
	const firstProduct = [...chosen].find(({ product }) => product);
	return [...chosen].filter((remedy) => !remedy.product || remedy === firstProduct);
}
