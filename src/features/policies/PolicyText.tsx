import '../../components/layout/sticky.css';
import { BulletList } from '../../components/BulletList.tsx';
import { LinkedText } from '../../components/LinkedText.tsx';
import { Split, Stack } from '../../components/layout/layout.tsx';
import { PlainPage } from '../../components/PlainPage.tsx';
import { Prose } from '../../components/Prose.tsx';
import { Words } from '../../components/Words.tsx';
import { labels } from '../../content/facts.ts';
import { labelsBeside } from '../../content/in-words.ts';
import type { Part } from '../../content/schema/part.ts';
import { formatDate } from '../../lib/date.ts';
import styles from './PolicyText.module.css';
import { lastDayOf, type Policy } from './schema.ts';

/** A legal text with the date of its last change, what it's about, the changes, its first date, and a table of contents. */
export function PolicyText({ policy }: { policy: Policy }) {
	const titles = policy.sections.map(({ title }, index) =>
		policy.numbered ? `${index + 1}. ${title}` : title,
	);
	return (
		<PlainPage columns="side">
			<Stack as="header" className={styles.head}>
				<h1>{policy.title}</h1>
				<Split columns="even">
					<Stack>
						<p className="soft" lang={policy.langOf?.dateLabel}>
							{policy.dateLabel} <Day date={lastDayOf(policy)} lang={policy.langOf?.dateLabel} />
						</p>
						<Prose text={policy.intro} lang={policy.langOf?.intro} lead />
					</Stack>
					{policy.changes.length > 0 && (
						<Stack className={`${styles.changes} small soft`}>
							{policy.changes.map(({ date, text, lang }) => (
								<Stack key={text.trim()} gap={1}>
									{/* Not in one sentence, because the text may have no translation. */}
									<strong>
										{labels.legal.changed} <Day date={date} />
									</strong>
									<LinkedText as="p" lang={lang} text={text} />
								</Stack>
							))}
							<p>
								{labels.legal.before}:{' '}
								<Words lang={policy.langOf?.dateLabel}>
									{policy.dateLabel} <Day date={policy.date} lang={policy.langOf?.dateLabel} />
								</Words>
							</p>
						</Stack>
					)}
				</Split>
			</Stack>
			<Stack as="nav" gap={3} aria-labelledby="contents_title" data-sticky>
				<h2 id="contents_title" className="text-xl">
					{labels.legal.contents}
				</h2>
				<ol className="small">
					{policy.sections.map((section, index) => (
						<li key={section.title} lang={section.lang}>
							<a className="tap" href={`#${section.id}`}>
								{titles[index]}
							</a>
						</li>
					))}
				</ol>
			</Stack>
			<Stack gap={7} className="prose">
				{policy.sections.map((section, index) => (
					<Stack as="section" key={section.title} id={section.id} lang={section.lang}>
						<h2 className="text-2xl">{titles[index]}</h2>
						{section.text && <Prose text={section.text} />}
						{section.list && <BulletList items={section.list} />}
						{section.cookieTypes?.map((type) => (
							<Stack key={type.type} gap={2} className="ruled">
								<h3>{type.type}</h3>
								<Prose text={type.description} />
								<p className="small soft">
									<strong>{labels.legal.examples}:</strong> {type.examples.join('; ')}
								</p>
							</Stack>
						))}
						{section.after && <Prose text={section.after} />}
					</Stack>
				))}
			</Stack>
		</PlainPage>
	);
}

const Day = ({ date, ...words }: Part & { date: string }) => (
	<time dateTime={date}>{formatDate(date, labelsBeside(words).locale)}</time>
);
