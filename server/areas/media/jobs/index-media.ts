/** Gives a row to media that were kept before there were rows, or by whoever has no database: the demo and commands (ADR-646). */
import type { FileStore } from '#server/kernel/files/file-store.ts';
import { tryEach } from '#server/kernel/jobs/try-each.ts';
import type { ConversionStore } from '../store/conversions.store.ts';
import { DESCRIPTION, PLAY_FOLDER, type KeptMedia } from '../store/kept-media.ts';
import type { MediaFileStore } from '../store/media-files.store.ts';
import type { StoredMedia } from '../services/stored-media.ts';

export interface IndexDeps {
  files: Pick<FileStore, 'list'>;
  mediaStore: Pick<KeptMedia, 'find'>;
  conversions: Pick<ConversionStore, 'find'>;
  mediaFiles: MediaFileStore;
}

interface MediaDescription {
  media: StoredMedia;
  addedAt: number;
}

/** `play/<shop>/<two letters>/<id>/media.json`. */
const FILE = new RegExp(`^${PLAY_FOLDER}/([^/]+)/[^/]+/([^/]+)/${DESCRIPTION}$`);

/** Of all segments; what was handed in is not known any more. */
function bytesOf(media: StoredMedia): number {
  if (media.form === 'whole') return media.file.bytes;
  return media.segments.reduce((sum, { bytes }) => sum + bytes, media.init.bytes);
}

async function readByShop({
  files,
  mediaStore,
}: IndexDeps): Promise<ReadonlyMap<string, MediaDescription[]>> {
  const byShop = new Map<string, MediaDescription[]>();
  for await (const { name, changedAt } of files.list(PLAY_FOLDER)) {
    const [, appId, id] = FILE.exec(name) ?? [];
    const media = appId === undefined || id === undefined ? undefined : await mediaStore.find(appId, id);
    if (appId === undefined || media === undefined) continue;
    byShop.set(appId, [...(byShop.get(appId) ?? []), { media, addedAt: changedAt }]);
  }
  return byShop;
}

/** The same film in fewer pixels is no file of its own. */
export async function indexMedia(deps: IndexDeps): Promise<void> {
  const { mediaFiles, conversions } = deps;
  await tryEach(await readByShop(deps), async ([appId, descriptions]) => {
    const knownIds = await mediaFiles.idsOf(appId);
    const parts = new Set(
      descriptions.flatMap(({ media }) => (media.form === 'hls' ? (media.sizes ?? []) : [])),
    );
    for (const { media, addedAt } of descriptions) {
      const { id, medium, seconds } = media;
      if (knownIds.has(id) || parts.has(id)) continue;
      const name = (await conversions.find(appId, id))?.name ?? '';
      const row = { appId, id, name, medium, bytes: bytesOf(media), seconds: Math.round(seconds) };
      await mediaFiles.add({ ...row, addedAt: Math.round(addedAt) });
    }
  });
}
