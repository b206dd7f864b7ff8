import styles from './Afterward.module.css';
import type { FormWords, QuoteRequest } from './request.ts';

interface AfterwardProps {
	words: FormWords;
	request: QuoteRequest;
	/** The words that say a link opens a new tab. */
	newTab: string;
}

/** What helps once the request is on its way: how to get ready for each service. */
export function Afterward({ words, request, newTab }: AfterwardProps) {
	const { preparations, review, services } = words;
	const prepared = request.services.filter((id) => preparations[id]);
	if (prepared.length === 0) return null;
	return (
		<p className={styles.afterward}>
			{review.preparation}{' '}
			{prepared.map((id) => (
				<a key={id} href={preparations[id]} target="_blank" rel="noopener">
					{services[id]}
					<span className="visually-hidden"> {newTab}</span>
				</a>
			))}
		</p>
	);
}
