import type { ReactNode } from 'react';

interface QuotationProps {
	/** Of the quotation, if not the page's. */
	lang?: string | undefined;
	className?: string | undefined;
	children: ReactNode;
}

/** What a customer said. The footer of a page with one says that the company chooses them (SiteFooter.module.css). */
export const Quotation = ({ children, ...attributes }: QuotationProps) => (
	<blockquote data-chosen="" {...attributes}>
		{children}
	</blockquote>
);

/** After the name and date of a customer: that the quotation isn't in the language of the page, in words. */
export const LanguageNote = ({ words }: { words: string | undefined }) =>
	words && (
		<>
			{' · '}
			<span>{words}</span>
		</>
	);
