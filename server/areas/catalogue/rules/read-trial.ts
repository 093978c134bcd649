/** What is free to everybody of a good: some of itself, or the first lesson that is free (requirement 33). */
import type { Trial } from '#schemas/content/detail.ts';
import type { Locale } from '#schemas/locale.ts';
import { readText } from '#schemas/page/text.ts';
import type { Stores } from '#server/kernel/area.ts';
import { isFree } from './detail.ts';
import { presentTrial, previewOf } from './media.ts';
import { lessonsIn } from './outline.ts';
import type { Detail } from './read-detail.ts';

export async function readTrial(
  { details }: Pick<Stores, 'details'>,
  { appId, locale }: { appId: string; locale: Locale },
  { standing, media, outline, goods }: Detail,
): Promise<Trial> {
  const lesson = lessonsIn(outline).find(({ isTry }) => isTry);
  if (lesson === undefined)
    // Of what is free there is no trial: whoever logs in has all of it.
    return presentTrial(
      isFree(goods) && standing.isSoldAlone ? undefined : media,
      previewOf(standing.holders, media),
    );
  const shown = await details.mediaOf(appId, lesson.resourceId);
  return presentTrial(shown, previewOf([lesson], undefined), {
    lesson_id: lesson.resourceId,
    lesson_type: lesson.resourceType,
    lesson_title: readText(lesson.title, locale),
  });
}
