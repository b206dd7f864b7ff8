/** Imported before anything that reads content: tests look at the sample, unless CONTENT names another folder. */
process.env['CONTENT'] ||= 'sample';
