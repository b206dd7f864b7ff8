import type { ComponentProps } from 'react';

/** What a customer said. The footer of a page with one says that the company chooses them (SiteFooter.module.css). */
export const Quotation = (quote: ComponentProps<'blockquote'>) => <blockquote data-chosen="" {...quote} />;

/** After the name and date of a customer: that the quotation isn't in the language of the page, in words. */
export const LanguageNote = ({ words }: { words: string | undefined }) =>
	words && (
		<>
			{' · '}
			<span>{words}</span>
		</>
	);
