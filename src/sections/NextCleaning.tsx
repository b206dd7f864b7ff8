import { formatLabel } from '../lib/text.ts';
import type { Labels } from '../schema/labels.ts';
import type { Service } from '../schema/service.ts';
import { buttonClass } from '../ui/Button.tsx';
import { Section } from '../ui/Section.tsx';
import styles from './NextCleaning.module.css';

interface NextCleaningProps extends NonNullable<Service['nextCleaning']> {
	/** The calendar file, for fillCalendar() in src/lib/calendar-file.ts. */
	template: string;
	labels: Pick<Labels, 'nextCleaning' | 'shell'>;
}

/**
 * When to clean again. The recommendation is there to read; src/shell/visit.ts makes dates and a calendar file of it
 * for the day that the visitor names, and shows the fields for it, whose place is kept.
 */
export function NextCleaning({ from, to, advice, source, template, labels }: NextCleaningProps) {
	const words = labels.nextCleaning;
	const { coming, now, past, incomplete } = words;
	const data = { words: { coming, now, past, incomplete }, interval: { from, to }, template };
	return (
		<Section
			id="next-cleaning"
			title={formatLabel(words.title, { from, to })}
			head="stack"
			className={styles.layout}
		>
			<div className={styles.advice}>
				<p>{advice}</p>
				{source && (
					<a className={styles.source} href={source.url} target="_blank" rel="noopener noreferrer">
						{source.title}
						<span className="visually-hidden"> {labels.shell.newTab}</span>
					</a>
				)}
			</div>
			<div
				className={styles.plan}
				data-next-cleaning={JSON.stringify(data)}
				data-print="none"
				data-waiting=""
			>
				<label htmlFor="cleaning-day">{words.day}</label>
				<input
					id="cleaning-day"
					type="date"
					name="day"
					min="2000-01-01"
					max="2099-12-31"
					aria-describedby="cleaning-day-hint"
				/>
				<p id="cleaning-day-hint" className={styles.hint}>
					{words.hint}
				</p>
				<output htmlFor="cleaning-day" />
				<div data-add="">
					<a
						className={buttonClass('secondary', styles.add)}
						href="#next-cleaning"
						download={`${words.file}.ics`}
					>
						{words.add}
					</a>
					<p className={styles.hint}>{words.addHint}</p>
				</div>
			</div>
		</Section>
	);
}
