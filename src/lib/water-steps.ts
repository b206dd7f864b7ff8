/** What the visitor has answered; what is missing leaves nothing out. */
export interface WaterAnswers {
	/** Where the water comes from. */
	water?: string | undefined;
	/** What is wet. */
	wet: readonly string[];
	/** Whether the drying window is still open. */
	time?: 'early' | 'over' | undefined;
}

/** The answers that a step belongs to; an empty list belongs to all. */
export interface StepCondition {
	water: readonly string[];
	wet: readonly string[];
	time?: string | undefined;
}

const fits = (wanted: readonly string[], given: readonly string[]) =>
	wanted.length === 0 || given.length === 0 || wanted.some((one) => given.includes(one));

/** Whether a step is shown: every answer that was given fits. */
const isStepShown = (step: StepCondition, { water, wet, time }: WaterAnswers): boolean =>
	fits(step.water, water ? [water] : []) &&
	fits(step.wet, wet) &&
	(!step.time || !time || step.time === time);

/** How many of a step's conditions the answers meet: the higher, the nearer to the visitor's own case. */
const measureFit = (step: StepCondition, { water, wet, time }: WaterAnswers) =>
	Number(step.water.length > 0 && water !== undefined) +
	Number(step.wet.length > 0 && wet.length > 0) +
	Number(step.time !== undefined && time !== undefined);

/** The steps that fit, those first that are about the visitor's own case; otherwise in the order of the content. */
export const chooseSteps = <Step extends StepCondition>(
	steps: readonly Step[],
	answers: WaterAnswers,
): Step[] =>
	steps
		.filter((step) => isStepShown(step, answers))
		.sort((one, other) => measureFit(other, answers) - measureFit(one, answers));

/** The groups of steps, with the one first that the kind of water asks for. */
export const orderGroups = <Group extends { id: string }>(
	groups: readonly Group[],
	first: string | undefined,
): Group[] => [...groups].sort((one, other) => Number(other.id === first) - Number(one.id === first));
