/** A file of a shop as its merchant finds it in the list of media. */
import { USES_NAMED, type MediaItem } from '#schemas/api/console/library.ts';
import { mediaAddress, type Media } from '#schemas/content/pictures.ts';
import type { Locale } from '#schemas/locale.ts';
import { readText } from '#schemas/page/text.ts';
import { secondsOf } from '#schemas/time.ts';
import { addressOf } from '#server/areas/media/area.ts';
import type { LibraryRow } from '../store/library.store.ts';
import type { MediaUse } from '../store/media-uses.store.ts';

interface AboutFile {
  /** Of a picture. */
  picture: Media | undefined;
  /** Of this file alone. */
  uses: readonly MediaUse[];
  locale: Locale;
}

export function presentFile(row: LibraryRow, { picture, uses, locale }: AboutFile): MediaItem {
  const { conversion } = row;
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    address: picture === undefined ? addressOf(row.id) : mediaAddress(picture),
    bytes: row.bytes,
    seconds: row.seconds,
    width: picture?.width ?? 0,
    height: picture?.height ?? 0,
    added_ts: secondsOf(row.addedAt),
    ...(conversion === null ? {} : { conversion }),
    uses: uses
      .slice(0, USES_NAMED)
      .map(({ kind, id, title }) => ({ kind, id, title: readText(title, locale) })),
    use_count: uses.length,
  };
}
