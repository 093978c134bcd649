/** The addresses somebody is given of a good's media, after it was decided how much of it they may have (requirement 32). */
import { SECOND_MS } from '#schemas/time.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { LINK_LIFE_MAX_MS, LINK_LIFE_MIN_MS } from '../limits.ts';
import type { ConversionStore } from '../store/conversions.store.ts';
import type { KeptMedia } from '../store/kept-media.ts';
import { idOfAddress } from '../services/stored-media.ts';
import { firstFile, type Extent } from './extent.ts';
import { expireAfter, type Links } from './links.ts';

/** For whom, and of what. */
export interface LinkRequest {
  appId: string;
  /** Empty for a stranger. */
  userId: string;
  goodsId: string;
  extent: Extent;
}

/** What is kept of a good: addresses of the form `media:…`, or another company's. */
export interface PlayedRow<Caption extends { url: string }> {
  kind: 'audio' | 'video' | 'document';
  url: string;
  captions: readonly Caption[];
  chapters: readonly Caption[];
  seconds: number;
}

export interface MediaLinks<Caption> {
  /** `preparing`: it is being converted; `unprepared`: that failed. Neither has an address. */
  kind: 'audio' | 'video' | 'hls' | 'document' | 'preparing' | 'unprepared';
  url: string;
  captions: Caption[];
  chapters: Caption[];
  /** Unix seconds; 0 where another company decides. */
  expireTs: number;
}

export interface LinkWorld {
  keptMedia: KeptMedia;
  links: Links;
  clock: Clock;
  conversions: Pick<ConversionStore, 'find'>;
}

/** Long enough to see it in one go with pauses, and no longer. */
export const lifeOf = (seconds: number): number =>
  Math.min(LINK_LIFE_MAX_MS, Math.max(LINK_LIFE_MIN_MS, 2 * seconds * SECOND_MS));

/** What is stored here and which file of it comes first; undefined where nothing of it can be given. */
async function firstOf(
  keptMedia: KeptMedia,
  appId: string,
  address: string,
  extent: Extent,
): Promise<{ mediaId: string; file: string; isSegmented: boolean } | undefined> {
  const mediaId = idOfAddress(address);
  const media = mediaId === undefined ? undefined : await keptMedia.find(appId, mediaId);
  const file = media === undefined ? undefined : firstFile(media, extent);
  if (mediaId === undefined || file === undefined) return undefined;
  return { mediaId, file, isSegmented: media?.form === 'hls' };
}

/** Another company's film is seen as a whole, or not at all. */
const isElsewhere = (address: string) => address.startsWith('https://');

export async function isGiven(
  keptMedia: KeptMedia,
  appId: string,
  address: string,
  extent: Extent,
): Promise<boolean> {
  if (isElsewhere(address)) return extent === 'whole';
  return (await firstOf(keptMedia, appId, address, extent)) !== undefined;
}

async function ownLink(
  { keptMedia, links }: LinkWorld,
  { extent, ...whose }: LinkRequest,
  address: string,
  expire: number,
): Promise<{ url: string; isSegmented: boolean } | undefined> {
  const first = await firstOf(keptMedia, whose.appId, address, extent);
  if (first === undefined) return undefined;
  const { mediaId, file, isSegmented } = first;
  return { url: links.address({ ...whose, mediaId, file }, expire), isSegmented };
}

/**
 * Captions and chapters as they may be had: what is here is cut to the trial as it is sent, and what another company keeps
 * cannot be cut, so only who may have all of the film is told of it.
 */
async function belongings<Caption extends { url: string }>(
  world: LinkWorld,
  request: LinkRequest,
  all: readonly Caption[],
  expire: number,
): Promise<Caption[]> {
  const tracks = await Promise.all(
    all.map(async (caption) => {
      if (isElsewhere(caption.url)) return request.extent === 'whole' ? caption : undefined;
      const link = await ownLink(world, request, caption.url, expire);
      return link === undefined ? undefined : { ...caption, url: link.url };
    }),
  );
  return tracks.filter((caption) => caption !== undefined);
}

/** What is told of a film that is still being converted, or could not be: to whoever may have all of it. */
async function unready<Caption>(
  { conversions }: LinkWorld,
  { appId, extent }: LinkRequest,
  address: string,
): Promise<MediaLinks<Caption> | undefined> {
  const id = extent === 'whole' ? idOfAddress(address) : undefined;
  const row = id === undefined ? undefined : await conversions.find(appId, id);
  if (row === undefined || row.state === 'done') return undefined;
  const kind = row.state === 'failed' ? 'unprepared' : 'preparing';
  return { kind, url: '', captions: [], chapters: [], expireTs: 0 };
}

/** Undefined where nothing of it can be given: a file of this site that anybody could fetch is none of a good's media. */
export async function linksOf<Caption extends { url: string }>(
  world: LinkWorld,
  request: LinkRequest,
  { kind, url, captions, chapters, seconds }: PlayedRow<Caption>,
): Promise<MediaLinks<Caption> | undefined> {
  const isOther = isElsewhere(url);
  if (isOther && request.extent !== 'whole') return undefined;
  const expire = expireAfter(world.clock, lifeOf(seconds));
  const main = isOther ? { url, isSegmented: false } : await ownLink(world, request, url, expire);
  if (main === undefined) return unready(world, request, url);
  return {
    kind: main.isSegmented && kind === 'video' ? 'hls' : kind,
    url: main.url,
    captions: await belongings(world, request, captions, expire),
    chapters: await belongings(world, request, chapters, expire),
    expireTs: isOther ? 0 : expire,
  };
}
