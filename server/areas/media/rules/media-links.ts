/** The addresses somebody is given of a good's media, after it was decided how much of it they may have (requirement 32). */
import { SECOND_MS } from '#schemas/time.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { LINK_LIFE_MAX_MS, LINK_LIFE_MIN_MS } from '../limits.ts';
import type { KeptMedia } from '../store/kept-media.ts';
import { idOfAddress } from '../stored-media.ts';
import { firstFile, type Extent } from './extent.ts';
import { expireAfter, type Links } from './links.ts';

/** For whom, and of what. */
export interface Asked {
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
  kind: 'audio' | 'video' | 'hls' | 'document';
  url: string;
  captions: Caption[];
  chapters: Caption[];
  /** Unix seconds; 0 where another company decides. */
  expireTs: number;
}

export interface LinkWorld {
  kept: KeptMedia;
  links: Links;
  clock: Clock;
}

/** Long enough to see it in one go with pauses, and no longer. */
export const lifeOf = (seconds: number): number =>
  Math.min(LINK_LIFE_MAX_MS, Math.max(LINK_LIFE_MIN_MS, 2 * seconds * SECOND_MS));

/** What is stored here and which file of it comes first; undefined where nothing of it can be given. */
async function firstOf(
  kept: KeptMedia,
  appId: string,
  address: string,
  extent: Extent,
): Promise<{ mediaId: string; file: string; isSegmented: boolean } | undefined> {
  const mediaId = idOfAddress(address);
  const media = mediaId === undefined ? undefined : await kept.find(appId, mediaId);
  const file = media === undefined ? undefined : firstFile(media, extent);
  if (mediaId === undefined || file === undefined) return undefined;
  return { mediaId, file, isSegmented: media?.form === 'hls' };
}

/** Another company's film is seen as a whole, or not at all. */
const isElsewhere = (address: string) => address.startsWith('https://');

export async function isGiven(
  kept: KeptMedia,
  appId: string,
  address: string,
  extent: Extent,
): Promise<boolean> {
  if (isElsewhere(address)) return extent === 'whole';
  return (await firstOf(kept, appId, address, extent)) !== undefined;
}

async function ownLink(
  { kept, links }: LinkWorld,
  { extent, ...whose }: Asked,
  address: string,
  expire: number,
): Promise<{ url: string; isSegmented: boolean } | undefined> {
  const first = await firstOf(kept, whose.appId, address, extent);
  if (first === undefined) return undefined;
  const { mediaId, file, isSegmented } = first;
  return { url: links.address({ ...whose, mediaId, file }, expire), isSegmented };
}

/** Undefined where nothing of it can be given: a file of this site that anybody could fetch is none of a good's media. */
export async function linksOf<Caption extends { url: string }>(
  world: LinkWorld,
  asked: Asked,
  { kind, url, captions, chapters, seconds }: PlayedRow<Caption>,
): Promise<MediaLinks<Caption> | undefined> {
  if (isElsewhere(url))
    return asked.extent === 'whole'
      ? { kind, url, captions: [...captions], chapters: [...chapters], expireTs: 0 }
      : undefined;
  const expire = expireAfter(world.clock, lifeOf(seconds));
  const main = await ownLink(world, asked, url, expire);
  if (main === undefined) return undefined;
  const tell = async (all: readonly Caption[]) => {
    const told = await Promise.all(
      all.map(async (caption) => {
        if (isElsewhere(caption.url)) return caption;
        const link = await ownLink(world, asked, caption.url, expire);
        return link === undefined ? undefined : { ...caption, url: link.url };
      }),
    );
    return told.filter((caption) => caption !== undefined);
  };
  return {
    kind: main.isSegmented && kind === 'video' ? 'hls' : kind,
    url: main.url,
    captions: await tell(captions),
    chapters: await tell(chapters),
    expireTs: expire,
  };
}
