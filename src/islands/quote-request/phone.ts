import parsePhoneNumber, { type MetadataJson } from 'libphonenumber-js/core';

/** What libphonenumber knows about the numbers dialled with +1; cut out of its data by src/model/quote-form.ts. */
export type PhoneMetadata = MetadataJson;

const parse = (typed: string, metadata: PhoneMetadata, extract: boolean) => {
	const phone = parsePhoneNumber(typed, { defaultCountry: 'US', extract }, metadata);
	return phone?.isValid() ? phone : undefined;
};

/** Whether there is a US (or Canadian) telephone number in a text, in any usual spelling: "cell 813.555.0142" has one. */
export const hasPhone = (typed: string, metadata: PhoneMetadata): boolean =>
	parse(typed, metadata, true) !== undefined;

/** The number as Americans write it, "(813) 555-0142 ext. 12"; a text with more than a number in it stays as typed. */
export const tidyPhone = (typed: string, metadata: PhoneMetadata): string =>
	parse(typed, metadata, false)?.formatNational() ?? typed.trim();
