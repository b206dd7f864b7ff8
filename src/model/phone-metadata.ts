import type { CountryCode } from 'libphonenumber-js/min';
import metadata from 'libphonenumber-js/min/metadata';

/**
 * What libphonenumber knows about numbers dialled with +1 from a US or Canadian telephone: 2 KB instead of the 80 KB of
 * the whole world. Cut at build, so that an update of the package brings its new area codes along.
 */
export function getPhoneMetadata() {
	const { version, countries, nonGeographic } = metadata;
	const { US, CA } = countries;
	if (!US || !CA) throw new Error('libphonenumber-js knows no numbers of the US or Canada any more.');
	return {
		version,
		countries: { US, CA },
		country_calling_codes: { 1: ['US', 'CA'] as CountryCode[] },
		nonGeographic,
	};
}
