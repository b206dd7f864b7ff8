import { Field, FieldErrorText, fieldId, type StepProps } from './Field.tsx';
import styles from './Steps.module.css';

/** The services and what of them: rooms, pieces, photos. */
export function WhatStep({ callHref, ...step }: StepProps & { callHref: string }) {
	const { words, request, errors } = step;
	const services = Object.entries(words.services);
	return (
		<>
			<fieldset
				className={styles.services}
				aria-describedby={errors.services && `${fieldId('services')}-error`}
			>
				<legend>{words.fields.services.label}</legend>
				<div className={styles.chips}>
					{services.map(([id, name], index) => (
						<label key={id} className={styles.chip}>
							<input
								id={index === 0 ? fieldId('services') : undefined}
								type="checkbox"
								name="services"
								value={id}
							/>
							<span>{name}</span>
						</label>
					))}
				</div>
				<FieldErrorText name="services" error={errors.services} />
			</fieldset>
			{request.services.some((id) => words.emergencies.includes(id)) && (
				<a className={styles.flood} href={callHref}>
					<span>{words.flood.question}</span> <span>{words.flood.call}</span>
				</a>
			)}
			<Field {...step} name="items" optional>
				{(control) => <input {...control} type="text" autoComplete="off" enterKeyHint="next" />}
			</Field>
			<Field {...step} name="photos" box>
				{(control) => <input {...control} type="checkbox" />}
			</Field>
		</>
	);
}
