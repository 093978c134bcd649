/** Addresses of a good's media for one person, after the decision on access (requirement 32). */
import type { MediaLinks } from '#server/areas/media/area.ts';
import type { Deps } from '#server/kernel/area.ts';
import type { Captions } from '../tables/details.ts';
import { extentFor, trialOf } from './media.ts';
import type { Detail } from './read-detail.ts';

interface Asker {
  appId: string;
  /** Undefined for a stranger. */
  userId: string | undefined;
  canStudy: boolean;
}

export async function readLinks(
  { media: area }: Pick<Deps, 'media'>,
  { appId, userId = '', canStudy }: Asker,
  { goods, media, saleState }: Detail,
): Promise<MediaLinks<Captions> | undefined> {
  const extent = extentFor(canStudy, trialOf(saleState, media));
  if (media === undefined || media.url === '' || extent === undefined) return undefined;
  const { url, captions, chapters, seconds } = media;
  const kind = media.kind === 'text' ? 'document' : media.kind;
  return area.linksOf(
    { appId, userId, goodsId: goods.id, extent },
    { kind, url, captions, chapters, seconds },
  );
}
