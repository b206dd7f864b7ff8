import { ErrorText, Field, fieldId, type StepProps } from './Field.tsx';
import styles from './Steps.module.css';

/** The services and what of them: rooms, pieces, photos. */
export function WhatStep({ callHref, ...step }: StepProps & { callHref: string }) {
	const { labels, request, errors, onChange } = step;
	const ids = Object.keys(labels.services);
	const errorId = `${fieldId('services')}-error`;
	const toggle = (id: string, isChosen: boolean) =>
		onChange({ services: ids.filter((one) => (one === id ? isChosen : request.services.includes(one))) });
	return (
		<>
			<fieldset className={styles.services} aria-describedby={errors.services && errorId}>
				<legend>{labels.fields.services.label}</legend>
				<div className={styles.chips}>
					{ids.map((id, index) => (
						<label key={id} className={styles.chip}>
							<input
								id={index === 0 ? fieldId('services') : undefined}
								type="checkbox"
								name="services"
								value={id}
								checked={request.services.includes(id)}
								onChange={({ target }) => toggle(id, target.checked)}
							/>
							<span>{labels.services[id]}</span>
						</label>
					))}
				</div>
				<ErrorText id={errorId} error={errors.services} />
			</fieldset>
			{request.services.some((id) => labels.emergencies.includes(id)) && (
				<a className={styles.emergency} href={callHref}>
					<span>{labels.flood.question}</span> <span>{labels.flood.call}</span>
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
