/** The package ships no types. https://github.com/adobe/structured-data-validator#validation-results */
declare module '@adobe/structured-data-validator' {
	export interface Issue {
		rootType: string;
		issueMessage: string;
		severity: 'ERROR' | 'WARNING';
		fieldNames: string[];
	}
	export default class Validator {
		/** @param data nodes by format and type: { jsonld: { JobPosting: [node] } } */
		validate(data: { jsonld: Record<string, object[]> }): Promise<Issue[]>;
	}
}
