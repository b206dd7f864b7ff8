import { company, phone } from '../../content/facts.ts';

/** On paper only: who to call. The screen's header is not printed. */
export function PrintHeader() {
	return (
		<p data-print="only">
			<strong>{company.name}</strong> · {phone} · {company.email}
		</p>
	);
}
