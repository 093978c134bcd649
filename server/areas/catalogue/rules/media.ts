/** What may be played or read of a good now: all of it, what is free of it, or nothing (requirements 32, 33). */
import { NO_TEXT } from '#schemas/text/rich-text-tree.ts';
import type { Media, Trial } from '#schemas/content/detail.ts';
import type { Locale } from '#schemas/locale.ts';
import { readText } from '#schemas/page/text.ts';
import type { Marquee } from '#schemas/shop/marquee.ts';
import { richTextTree } from '#schemas/text/rich-text.ts';
import { playEntry, type MediaLinks, type PlayableGood, type Preview } from '#server/areas/media/area.ts';
import type { MediaRow } from '../store/detail-rows.ts';
import type { Captions } from '../tables/details.ts';
import type { GoodsRow } from '#schemas/content/goods-row.ts';

interface SaleFacts {
  goods: Pick<GoodsRow, 'state'>;
  isSoldAlone: boolean;
  holders: readonly { goods: Pick<GoodsRow, 'state'>; isTry: boolean; trySeconds: number }[];
}

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

/** Whether nothing is sold of it any more: it was taken down, or opens with courses alone and all of them were. */
export function isSaleOver({ goods, isSoldAlone, holders }: SaleFacts): boolean {
  if (goods.state === 'off') return true;
  return !isSoldAlone && holders.length > 0 && holders.every((holder) => holder.goods.state === 'off');
}

/** Trials end with the sale: a course that was taken down shows nothing of its lessons (requirement 33). */
export function trialOf(saleState: SaleFacts, media: Pick<MediaRow, 'trySeconds'> | undefined): Preview {
  if (isSaleOver(saleState)) return 'none';
  return previewOf(
    saleState.holders.filter(({ goods }) => goods.state !== 'off'),
    media,
  );
}

export function playedOf(
  { kind, url, captions, chapters, sizes, seconds }: MediaRow,
  preview: Preview,
): PlayableGood {
  return {
    addresses: [url, ...sizes, ...[...captions, ...chapters].map((one) => one.url)],
    row: kind === 'text' ? undefined : { kind, url, captions, chapters, seconds },
    sizes,
    preview,
  };
}

/** How much of it one person may have; undefined for nothing. */
export function extentFor(canStudy: boolean, preview: Preview): Exclude<Preview, 'none'> | undefined {
  if (canStudy) return 'whole';
  return preview === 'none' ? undefined : preview;
}

interface MediaContext {
  canStudy: boolean;
  preview: Preview;
  locale: Locale;
  /** What may be fetched, made after the decision; undefined where there is nothing. */
  links: MediaLinks<Captions> | undefined;
  marquee: Marquee | undefined;
}

/** Undefined where nothing may be given out. */
export function mediaFor(
  row: MediaRow | undefined,
  { canStudy, preview, locale, links, marquee }: MediaContext,
): Media | undefined {
  const extent = extentFor(canStudy, preview);
  if (row === undefined || extent === undefined) return undefined;
  const common = {
    poster: row.poster,
    seconds: row.seconds,
    is_preview: !canStudy,
    preview_seconds: extent === 'whole' ? 0 : extent.seconds,
  };
  if (row.kind === 'text' && row.url === '')
    // A text has no seconds: it is free as a whole or not at all.
    return extent === 'whole'
      ? {
          ...common,
          kind: 'text',
          url: '',
          captions: [],
          chapters: [],
          text: richTextTree(readText(row.text, locale)),
          expire_ts: 0,
        }
      : undefined;
  if (links === undefined) return undefined;
  const { kind, url, captions, chapters, expireTs } = links;
  return {
    ...common,
    kind,
    url,
    captions,
    chapters,
    text: NO_TEXT,
    expire_ts: expireTs,
    ...(marquee === undefined ? {} : { marquee }),
  };
}

const NO_TRIAL: Trial = {
  kind: 'none',
  seconds: 0,
  lesson_id: '',
  lesson_type: 0,
  lesson_title: '',
  url: '',
};

/**
 * What the page says is free, the same for all: its address leads whoever comes to one of their own, and of what is cut
 * there is none, for not every browser plays it by itself.
 */
export function presentTrial(
  row: (MediaRow & { goodsId: string }) | undefined,
  preview: Preview,
  lesson: Pick<Trial, 'lesson_id' | 'lesson_type' | 'lesson_title'> = NO_TRIAL,
): Trial {
  if (row === undefined || preview === 'none') return NO_TRIAL;
  const { lesson_id, lesson_type, lesson_title } = lesson;
  return {
    kind: row.kind,
    seconds: preview === 'whole' ? 0 : preview.seconds,
    lesson_id,
    lesson_type,
    lesson_title,
    url: preview === 'whole' && row.kind !== 'text' && row.url !== '' ? playEntry(row.goodsId) : '',
  };
}
