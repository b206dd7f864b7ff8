import { waterKey } from '../lib/water-state.ts';
import type { WaterHelp } from '../schema/water-help.ts';
import { buttonClass } from '../ui/Button.tsx';
import { Section } from '../ui/Section.tsx';
import styles from './WaterQuestions.module.css';

interface WaterQuestionsProps {
	questions: WaterHelp['questions'];
	clock: WaterHelp['clock'];
}

const origins = ['clean', 'used', 'sewage'] as const;
const surfaces = ['floor', 'carpet', 'wall', 'ceiling', 'furniture'] as const;

/**
 * Three questions whose answers choose and order the steps below, and the time that is left for drying.
 * src/shell/water-help.ts gives them their function; without script they are not shown, and all steps are.
 */
export function WaterQuestions({ questions, clock }: WaterQuestionsProps) {
	const { water, wet, since } = questions;
	return (
		<div className={styles.interactive}>
			<Section id="questions" title={questions.title} intro={questions.intro}>
				<div className={styles.grid}>
					<fieldset className={styles.question}>
						<legend>{water.title}</legend>
						{origins.map((id) => (
							<label key={id} className={styles.option}>
								<input type="radio" name="water" value={id} data-first={water[id].first} />
								<span>
									<strong data-name="">{water[id].label}</strong>
									<small>{water[id].hint}</small>
								</span>
							</label>
						))}
					</fieldset>
					<fieldset className={styles.question}>
						<legend>{wet.title}</legend>
						{surfaces.map((id) => (
							<label key={id} className={styles.option}>
								<input type="checkbox" name="wet" value={id} />
								<strong data-name="">{wet[id]}</strong>
							</label>
						))}
					</fieldset>
					<div className={styles.question}>
						<label className={styles.legend} htmlFor="since">
							{since.title}
						</label>
						<p id="since-hint" className={styles.hint}>
							{since.hint}
						</p>
						<div className={styles.when}>
							<input
								id="since"
								type="datetime-local"
								aria-describedby="since-hint since-error"
								data-incomplete={since.incomplete}
								data-future={since.future}
							/>
							<button type="button" className={buttonClass('outline')} data-action="now">
								{since.now}
							</button>
						</div>
						<p id="since-error" className={styles.error} role="alert" />
						<div
							className={styles.clock}
							data-clock=""
							data-early={clock.early}
							data-late={clock.late}
							data-over={clock.over}
							hidden
						>
							<h3>{clock.title}</h3>
							<p className={styles.left} role="status" />
							<p className={styles.hint}>{clock.note}</p>
						</div>
					</div>
				</div>
				<div className={styles.kept} data-print="none">
					<p data-kept={waterKey} data-refused={questions.refused}>
						{questions.kept}
					</p>
					<button type="button" className={buttonClass('outline')} data-action="clear" hidden>
						{questions.clear}
					</button>
					<button type="button" className={buttonClass('outline')} data-action="undo" hidden>
						{questions.undo}
					</button>
					<output data-cleared={questions.cleared} />
				</div>
			</Section>
		</div>
	);
}
