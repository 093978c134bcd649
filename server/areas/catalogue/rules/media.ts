/** What may be played or read of a good now: all of it, what is free of it, or nothing (requirements 32, 33). */
import { NO_TEXT } from '#schemas/text/rich-text-tree.ts';
import type { Media, Trial } from '#schemas/content/detail.ts';
import type { Locale } from '#schemas/locale.ts';
import { readText } from '#schemas/page/text.ts';
import { richTextTree } from '#schemas/text/rich-text.ts';
import type { MediaRow } from '../detail-store.ts';

/** How much is free to everybody: `whole`, the first seconds, or nothing. */
export type Preview = 'none' | 'whole' | { seconds: number };

/** What courses that hold it show of it counts, and what it shows itself. */
export function previewOf(
  holders: readonly { isTry: boolean; trySeconds: number }[],
  media: Pick<MediaRow, 'trySeconds'> | undefined,
): Preview {
  const tries = holders.filter(({ isTry }) => isTry).map(({ trySeconds }) => trySeconds);
  if (tries.includes(0)) return 'whole';
  const seconds = Math.max(0, media?.trySeconds ?? 0, ...tries);
  return seconds === 0 ? 'none' : { seconds };
}

function presentMedia(row: MediaRow, locale: Locale): Media {
  return {
    kind: row.kind,
    url: row.url,
    poster: row.poster,
    captions: row.captions,
    seconds: row.seconds,
    text: row.kind === 'text' ? richTextTree(readText(row.text, locale)) : NO_TEXT,
    is_preview: false,
    preview_seconds: 0,
    expire_ts: 0,
  };
}

/** Undefined where nothing may be given out; an address leads to all of a file, so a part of one has none yet. */
export function mediaFor(
  row: MediaRow | undefined,
  { canStudy, preview, locale }: { canStudy: boolean; preview: Preview; locale: Locale },
): Media | undefined {
  if (row === undefined) return undefined;
  if (canStudy) return presentMedia(row, locale);
  return preview === 'whole' ? { ...presentMedia(row, locale), is_preview: true } : undefined;
}

const NO_TRIAL: Trial = {
  kind: 'none',
  seconds: 0,
  lesson_id: '',
  lesson_type: 0,
  lesson_title: '',
  url: '',
  captions: [],
};

/** What the page says is free, the same for all. */
export function presentTrial(
  row: MediaRow | undefined,
  preview: Preview,
  lesson: Pick<Trial, 'lesson_id' | 'lesson_type' | 'lesson_title'> = NO_TRIAL,
): Trial {
  if (row === undefined || preview === 'none') return NO_TRIAL;
  const { lesson_id, lesson_type, lesson_title } = lesson;
  const isWhole = preview === 'whole';
  return {
    kind: row.kind,
    seconds: isWhole ? 0 : preview.seconds,
    lesson_id,
    lesson_type,
    lesson_title,
    url: isWhole ? row.url : '',
    captions: isWhole ? row.captions : [],
  };
}
