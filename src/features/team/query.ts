import { withPhotos } from '../../content/photo.ts';
import { readAll } from '../../content/read.ts';

/** The team; a member without a portrait has no `photo`. */
export const getTeam = async () => withPhotos(await readAll('team'), 'portrait');
export type MemberView = Awaited<ReturnType<typeof getTeam>>[number];
