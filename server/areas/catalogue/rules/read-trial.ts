/** What is free to everybody of a good: some of itself, or the first lesson that is free (requirement 33). */
import { isFree } from '#schemas/content/goods-state.ts';
import type { Trial } from '#schemas/content/detail.ts';
import type { Locale } from '#schemas/locale.ts';
import { readText } from '#schemas/page/text.ts';
import type { Deps } from '#server/kernel/area.ts';
import type { MediaRow } from '../store/detail-rows.ts';
import { presentTrial, previewOf, trialOf } from './media.ts';
import type { Preview } from '#server/areas/media/area.ts';
import { lessonsIn } from './outline.ts';
import type { Detail } from './read-detail.ts';

type TrialDeps = Pick<Deps, 'stores' | 'media'>;
type Lesson = Parameters<typeof presentTrial>[2];

/** Nothing is promised that cannot be given: what is kept as one file is free as a whole or not at all. */
async function readOne(
  { media: area }: TrialDeps,
  appId: string,
  { media, goodsId, preview }: { media: MediaRow | undefined; goodsId: string; preview: Preview },
  lesson?: Lesson,
): Promise<Trial> {
  const row = media === undefined ? undefined : { ...media, goodsId };
  const isGiven =
    row === undefined ||
    row.url === '' ||
    preview === 'none' ||
    (await area.isGiven(appId, row.url, preview));
  return presentTrial(isGiven ? row : undefined, preview, lesson);
}

export async function readTrial(
  deps: TrialDeps,
  { appId, locale }: { appId: string; locale: Locale },
  { saleState, media, outline, goods }: Detail,
): Promise<Trial> {
  const lesson = lessonsIn(outline).find(({ isTry }) => isTry);
  if (lesson === undefined)
    // Of what is free there is no trial: whoever logs in has all of it.
    return readOne(deps, appId, {
      media: isFree(goods) && saleState.isSoldAlone ? undefined : media,
      goodsId: goods.id,
      preview: trialOf(saleState, media),
    });
  const { resourceId, resourceType, title } = lesson;
  const trial = {
    media: await deps.stores.details.mediaOf(appId, resourceId),
    goodsId: resourceId,
    preview: previewOf([lesson], undefined),
  };
  return readOne(deps, appId, trial, {
    lesson_id: resourceId,
    lesson_type: resourceType,
    lesson_title: readText(title, locale),
  });
}
