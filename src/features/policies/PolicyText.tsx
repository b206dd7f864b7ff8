import '../../components/layout/sticky.css';
import { BulletList } from '../../components/BulletList.tsx';
import { LinkedText } from '../../components/LinkedText.tsx';
import { Stack } from '../../components/layout/layout.tsx';
import { PlainPage } from '../../components/PlainPage.tsx';
import { Prose } from '../../components/Prose.tsx';
import { labels } from '../../content/facts.ts';
import { isForeign } from '../../content/foreign-text.ts';
import { formatDay, noteOriginal } from '../../content/say.ts';
import styles from './PolicyText.module.css';
import { lastDayOf, type Policy } from './schema.ts';

/**
 * A legal text with the date of its last change, the changes, its first date, and a table of contents. On a page in another
 * language, the headings say which sections aren't translated.
 */
export function PolicyText({ policy }: { policy: Policy }) {
	const titles = policy.sections.map((section, index) => {
		const title = policy.numbered ? `${index + 1}. ${section.title}` : section.title;
		return noteOriginal(title, isForeign(JSON.stringify(section)));
	});
	return (
		<PlainPage columns="side">
			<Stack as="header" className={styles.head}>
				<h1>{policy.title}</h1>
				<p className="soft">
					{policy.dateLabel} <Day date={lastDayOf(policy)} after={policy.dateLabel} />
				</p>
				{policy.changes.map(({ date, text }) => (
					<Stack key={text.trim()} gap={1} className="small soft">
						{/* Not in one sentence, because the text may have no translation. */}
						<p>
							<strong>
								{labels.legal.changed} <Day date={date} after={labels.legal.changed} />
							</strong>
						</p>
						<p>
							<LinkedText text={text} />
						</p>
					</Stack>
				))}
				{policy.changes.length > 0 && (
					<p className="small soft">
						{labels.legal.before}: {policy.dateLabel} <Day date={policy.date} after={policy.dateLabel} />
					</p>
				)}
				<Prose text={policy.intro} lead />
			</Stack>
			<Stack as="nav" gap={3} aria-labelledby="contents_title" data-sticky>
				<h2 id="contents_title" className={styles.contents}>
					{labels.legal.contents}
				</h2>
				<ol className="small">
					{policy.sections.map((section, index) => (
						<li key={section.title}>
							<a className="tap" href={`#${section.id}`}>
								{titles[index]}
							</a>
						</li>
					))}
				</ol>
			</Stack>
			<Stack gap={7} className="prose">
				{policy.sections.map((section, index) => (
					<Stack as="section" key={section.title} id={section.id}>
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

/** A date, in the language of the words before it. */
const Day = ({ date, after }: { date: string; after: string }) => (
	<time dateTime={date}>{formatDay(after, date)}</time>
);
