/** Films, recordings and documents that are not for everybody: kept apart, cut into segments, and handed out by one door. */
import { createHmac } from 'node:crypto';
import { defineArea, type World } from '#server/kernel/area.ts';
import { registerMedia } from './console/media.ts';
import { registerPlay, type Door } from './http/play.ts';
import { keepMedia, type Form } from './packaging/keep-media.ts';
import { takeMedia } from './packaging/take-media.ts';
import { makeLinks } from './rules/links.ts';
import type { Extent } from './rules/extent.ts';
import { isGiven, linksOf, type Asked, type MediaLinks, type PlayedRow } from './rules/media-links.ts';
import { createKeptMedia } from './store/kept-media.ts';
import type { Kept } from './stored-media.ts';

export { visitorOf, PRIVATE_MEDIA, refusalFor, REFUSAL_CODES, type MediaRefused } from './http/visitor.ts';
export { expireAfter, makeLinks, playEntry, type Linked, type Links } from './rules/links.ts';
export { idOfAddress, type SegmentedMedia } from './stored-media.ts';
export type { MediaLinks } from './rules/media-links.ts';

export interface MediaArea {
  /** Keeps a file of this machine for a shop; `address` is what a good's row then names. */
  keep(appId: string, path: string, form?: Form): Promise<Kept>;
  /** Keeps what is sent, as it comes; of what breaks off or is refused nothing stays. */
  take(appId: string, chunks: AsyncIterable<Uint8Array>): Promise<Kept>;
  /** The addresses of a good's media for one person; the caller has decided how much of it they may have. */
  linksOf<Caption extends { url: string }>(
    asked: Asked,
    row: PlayedRow<Caption>,
  ): Promise<MediaLinks<Caption> | undefined>;
  /** Whether so much of what a row names can be given to anybody. */
  isGiven(appId: string, address: string, extent: Extent): Promise<boolean>;
  door: Door;
}

declare module '#server/kernel/area.ts' {
  interface Areas {
    media: MediaArea;
  }
}

export const area = defineArea({
  name: 'media',
  open({ files, clock, keys }: World): MediaArea {
    const kept = createKeptMedia(files);
    const key = createHmac('sha256', keys.signing).update('protected media').digest('base64url');
    const links = makeLinks({ key, clock, door: 'play' });
    return {
      keep: (appId, path, form) => keepMedia(kept, appId, path, form),
      take: (appId, chunks) => takeMedia(files, chunks, (path) => keepMedia(kept, appId, path)),
      linksOf: (asked, row) => linksOf({ kept, links, clock }, asked, row),
      isGiven: (appId, address, extent) => isGiven(kept, appId, address, extent),
      door: { kept, links },
    };
  },
  routes: (app, options) => {
    const { deps } = options;
    registerPlay(app, deps, deps.media.door);
    registerMedia(app, options);
  },
});
