import '../../components/field.css';
import '../../components/picker.css';
import type { ReactNode } from 'react';
import { ErrorText, Field, type FieldProps, fieldId, type StepProps } from './Field.tsx';
import { type FieldName, fieldNames, fields, type Step } from './fields.ts';
import { PlaceField } from './PlaceField.tsx';
import { PriceRange } from './PriceRange.tsx';
import styles from './StepFields.module.css';
import { PhotoField } from './sending/PhotoField.tsx';
import { EmergencyCall } from './services.tsx';

type QuestionProps = Pick<FieldProps, 'name' | 'step'>;

/** Check boxes, or the name of the only service, which is chosen already; and a call in an emergency. */
function Services({ step }: QuestionProps) {
	const { labels, services, request, errors, onChange } = step;
	const errorId = `${fieldId('services')}-error`;
	const longest = Math.max(...services.flatMap(({ name }) => name.split(/\s/).map(({ length }) => length)));
	const choose = ({ form, name }: HTMLInputElement) =>
		form && onChange({ services: new FormData(form).getAll(name).map(String) });
	return (
		<>
			{services.length === 1 ? (
				<p className="bold" lang={services[0]?.lang}>
					{services[0]?.name}
				</p>
			) : (
				<fieldset
					className={styles.services}
					aria-describedby={errors.services && errorId}
					data-invalid={errors.services && ''}
				>
					<legend>{labels.fields.services.label}</legend>
					<div className={styles.chips} style={{ '--letters': longest }}>
						{services.map(({ id, name, lang, isEmergency, lines }, index) => (
							<label key={id} className={styles.chip}>
								<input
									id={index === 0 ? fieldId('services') : undefined}
									type="checkbox"
									name="services"
									value={id}
									checked={request.services.includes(id)}
									data-emergency={isEmergency || undefined}
									data-priced={lines.length > 0 || undefined}
									onChange={({ target }) => choose(target)}
								/>
								<span lang={lang}>{name}</span>
							</label>
						))}
					</div>
					<ErrorText id={errorId} error={errors.services} />
				</fieldset>
			)}
			{services.some(({ isEmergency }) => isEmergency) && (
				<div className={styles.call}>
					<EmergencyCall context={step} />
				</div>
			)}
		</>
	);
}

/** A box to check, or the photos themselves if the form sends them. */
const Photos = ({ step }: QuestionProps) =>
	step.sender?.photos ? <PhotoField {...step} sender={step.sender} /> : <Field step={step} name="photos" />;

const DayAndPart = ({ step }: QuestionProps) => (
	<div className={styles.pair}>
		<Field step={step} name="day" />
		<Field step={step} name="part" />
	</div>
);

/** What is drawn in its own way. Nothing, if another question draws it. */
const ownViews: Partial<Record<FieldName, (props: QuestionProps) => ReactNode>> = {
	services: Services,
	photos: Photos,
	counts: PriceRange,
	place: PlaceField,
	day: DayAndPart,
	part: () => null,
};

/** The questions of a step, also of services that aren't chosen: styles hide these until the box is checked, so that nothing moves under a press when the form hydrates. */
export const StepFields = ({ name, ...step }: StepProps & { name: Step }) =>
	fieldNames.map((question) => {
		const { step: own, shownFor } = fields[question];
		if (own !== name || (shownFor && !step.services.some(shownFor))) return null;
		const View = ownViews[question] ?? Field;
		return <View key={question} name={question as QuestionProps['name']} step={step} />;
	});
