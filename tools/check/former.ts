/** What former versions of this software knew, and what to do about it now. docs/newer-version.md tells the whole. */

/** Files by their former names. */
export const formerFiles: Readonly<Record<string, string>> = {
	'labels.json':
		'Rename it to labels.yaml. It needs only the words that you say otherwise: delete those that you never changed.',
};

/** Fields by their file and the names of their keys. */
export const formerFields: Readonly<Record<string, string>> = {
	'company.whatsapp.number': 'Name the phone instead, by its id, such as\nphone: main',
	'company.addresses.latitude': 'Delete this line. Maps find the address by its street and ZIP code.',
	'company.addresses.longitude': 'Delete this line. Maps find the address by its street and ZIP code.',
	'labels.locale': 'Delete this line here. If it isn’t en-US, write it in company.yaml.',
};
