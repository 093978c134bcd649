/** Where media lie in the files of the installation: a description and the bytes, below the shop that brought them. */
import { createCache } from '#server/kernel/cache/cache.ts';
import type { FileStore, OpenFile } from '#server/kernel/files/file-store.ts';
import type { Span } from '#server/kernel/http/send-part.ts';
import { randomBytes } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { MEDIA_KEPT } from '../limits.ts';
import type { StoredFile, StoredMedia } from '../services/stored-media.ts';

export interface KeptMedia {
  /** Undefined where this shop brought no such thing. */
  find(appId: string, id: string): Promise<StoredMedia | undefined>;
  /**
   * Whole and on disk when it resolves; the description is written last, so that half of one is never found. Of two that are
   * added under one id at once the first stays: each has a key of its own, and its description goes with its bytes alone.
   */
  add(
    appId: string,
    id: string,
    data: AsyncIterable<Uint8Array>,
    finish: () => Promise<StoredMedia>,
  ): Promise<void>;
  /** @param span within the file */
  open(appId: string, id: string, file: StoredFile, span: Span): Promise<OpenFile | undefined>;
}

const ID = /^[\w-]{43}$/;
export const PLAY_FOLDER = 'play';
/** Of the file that says what the media are. */
export const DESCRIPTION = 'media.json';
export const SOURCE = 'source';
/** Of the bytes: media of earlier versions have it, those of later ones begin with it. */
export const DATA = 'data';

export const mediaFolderOf = (appId: string, id: string): string =>
  `${PLAY_FOLDER}/${appId}/${id.slice(0, 2)}/${id}`;

/** The original of what is being converted. */
export const sourceOf = (appId: string, id: string): string => `${mediaFolderOf(appId, id)}/${SOURCE}`;

export function createKeptMedia(files: FileStore): KeptMedia {
  // What is kept under an id never changes; what is not there yet is looked for again.
  const cache = createCache<StoredMedia>({ name: 'media', maxEntries: MEDIA_KEPT });
  const find: KeptMedia['find'] = async (appId, id) => {
    if (!ID.test(id)) return undefined;
    const folder = mediaFolderOf(appId, id);
    const match = cache.get(folder);
    if (match !== undefined) return match;
    const content = await files.open(`${folder}/${DESCRIPTION}`);
    if (content === undefined) return undefined;
    const media: StoredMedia = JSON.parse(await text(content.stream));
    cache.set(folder, media);
    return media;
  };
  return {
    find,
    async add(appId, id, data, finish) {
      const folder = mediaFolderOf(appId, id);
      const name = `${DATA}-${randomBytes(9).toString('base64url')}`;
      await files.putStream(data, () => `${folder}/${name}`);
      const media: StoredMedia = { ...(await finish()), data: name };
      if (!(await files.putNew(`${folder}/${DESCRIPTION}`, Buffer.from(JSON.stringify(media)))))
        await files.remove(`${folder}/${name}`);
    },
    async open(appId, id, { start }, span) {
      const name = (await find(appId, id))?.data ?? DATA;
      return files.open(`${mediaFolderOf(appId, id)}/${name}`, {
        start: start + span.start,
        end: start + span.end,
      });
    },
  };
}
