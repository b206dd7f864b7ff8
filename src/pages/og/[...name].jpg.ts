import type { APIRoute, GetStaticPaths } from 'astro';
import { getCompany } from '../../content/company.ts';
import { getPhotoMaster } from '../../content/photo-master.ts';
import { getFoundPages, type ListedPage } from '../../site/pages.ts';
import { describeShareWords, drawShareWords } from '../../site/share-drawing.ts';
import { shareName } from '../../site/share-picture.ts';
import { renderSharePicture } from '../../site/share-render.ts';

/** The picture that a shared link shows, for every page that may be found. */
export const getStaticPaths: GetStaticPaths = async () =>
	(await getFoundPages()).map(({ path, card }) => ({ params: { name: shareName(path) }, props: { card } }));

export const GET: APIRoute<{ card: NonNullable<ListedPage['card']> }> = async ({ props: { card } }) => {
	const company = await getCompany();
	const words = { key: describeShareWords(card, company), draw: () => drawShareWords(card, company) };
	const picture = await renderSharePicture(words, card.photo ? await getPhotoMaster(card.photo) : undefined);
	return new Response(new Uint8Array(picture), { headers: { 'Content-Type': 'image/jpeg' } });
};
