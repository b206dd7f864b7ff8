interface PrintHeaderProps {
	name: string;
	phone: string;
	email: string;
}

/** On paper only: who to call. The screen's header is not printed. */
export function PrintHeader({ name, phone, email }: PrintHeaderProps) {
	return (
		<p data-print="only">
			<strong>{name}</strong> · {phone} · {email}
		</p>
	);
}
