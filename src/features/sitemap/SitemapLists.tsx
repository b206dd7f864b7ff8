import '../../components/layout/columns.css';
import { Link } from '../../components/Link.tsx';
import { Grid, Stack } from '../../components/layout/layout.tsx';
import { PlainPage } from '../../components/PlainPage.tsx';
import { RegionLink } from '../../components/RegionLink.tsx';
import { classNames } from '../../lib/text.ts';
import type { getSitemapGroups, SitemapGroup } from './query.ts';
import styles from './SitemapLists.module.css';

type SitemapListsProps = { title: string } & Awaited<ReturnType<typeof getSitemapGroups>>;

/** Every page of the site in lists. Only the booking link leaves the site, in a new tab. */
export const SitemapLists = ({ title, groups, long }: SitemapListsProps) => (
	<PlainPage>
		<h1>{title}</h1>
		<Grid gap={7} columns={4}>
			{groups.map((group) => (
				<Group key={group.title} {...group} />
			))}
		</Grid>
		{long.links.length > 0 && <Group {...long} />}
	</PlainPage>
);

const Group = ({ title, lang, links, areas }: SitemapGroup) => (
	<Stack as="section" gap={3} className={classNames(styles.group, 'ruled')}>
		<h2 className="text-xl" lang={lang}>
			{title}
		</h2>
		<ul className="columns">
			{links.map((link) => (
				<li key={link.href}>
					<Link href={link.href} lang={link.lang}>
						{link.label}
					</Link>
				</li>
			))}
		</ul>
		{areas?.map((region) => (
			<div key={region.id}>
				<h3>
					<RegionLink id={region.id} words={region.title} lang={region.lang} />
				</h3>
				<p className="soft">{region.towns.map(({ name }) => name.replaceAll(' ', '\u00a0')).join(', ')}</p>
			</div>
		))}
	</Stack>
);
