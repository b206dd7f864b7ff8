import { company, phone } from '../../content/facts.ts';

/** Printed in place of the screen's header: who to call. */
export function PrintHeader() {
	return (
		<p data-print="only">
			<strong>{company.name}</strong> · {phone} · {company.email}
		</p>
	);
}
