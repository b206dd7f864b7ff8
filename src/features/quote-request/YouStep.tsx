import { Field, type StepProps } from './Field.tsx';

/** Name, phone or email, and whether we may send text messages. */
export function YouStep(step: StepProps) {
	const { policies } = step.labels;
	return (
		<>
			<Field {...step} name="name">
				{(control) => <input {...control} type="text" required autoComplete="name" enterKeyHint="next" />}
			</Field>
			<Field {...step} name="phone">
				{(control) => (
					<input {...control} type="tel" inputMode="tel" autoComplete="tel" enterKeyHint="next" />
				)}
			</Field>
			<Field {...step} name="email">
				{(control) => (
					<input
						{...control}
						type="email"
						inputMode="email"
						autoComplete="email"
						autoCapitalize="none"
						spellCheck={false}
						enterKeyHint="next"
					/>
				)}
			</Field>
			<Field
				{...step}
				name="consent"
				box
				hintBelow
				links={
					<>
						<a href="/privacy-policy">{policies.privacy}</a>{' '}
						<a href="/terms#text-messages">{policies.terms}</a>
					</>
				}
			>
				{(control) => <input {...control} type="checkbox" />}
			</Field>
		</>
	);
}
