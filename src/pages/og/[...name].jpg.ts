import type { APIRoute, GetStaticPaths } from 'astro';
import { getFoundPages, type ListedPage } from '../../model/pages.ts';
import { getPhotoMaster } from '../../model/photo-master.ts';
import { getCompany } from '../../model/site.ts';
import { describeShareWords, drawShareWords } from '../../seo/share-drawing.ts';
import { shareName } from '../../seo/share-picture.ts';
import { renderSharePicture } from '../../seo/share-render.ts';

/** The picture that a shared link shows, for every page that may be found. */
export const getStaticPaths: GetStaticPaths = async () =>
	(await getFoundPages()).map(({ path, card }) => ({ params: { name: shareName(path) }, props: { card } }));

export const GET: APIRoute<{ card: NonNullable<ListedPage['card']> }> = async ({ props: { card } }) => {
	const company = await getCompany();
	const words = { key: describeShareWords(card, company), draw: () => drawShareWords(card, company) };
	const picture = await renderSharePicture(words, card.photo ? await getPhotoMaster(card.photo) : undefined);
	return new Response(new Uint8Array(picture), { headers: { 'Content-Type': 'image/jpeg' } });
};
