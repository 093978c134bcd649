/** The merchant's list of teachers (D138). */
import { TEACHER_SORTS, consoleTeachersList } from '#schemas/api/console/teachers.ts';
import { readText } from '#schemas/page/text.ts';
import { toSortedPlace } from '#server/kernel/cursor.ts';
import { handleConsole } from '#server/kernel/http/console-handler.ts';
import { fail, ok } from '#server/kernel/http/define-handler.ts';

export const teacherCalls = [
  handleConsole(consoleTeachersList, async ({ input, shop, deps, locale }) => {
    const place = toSortedPlace(input, TEACHER_SORTS);
    if (place === undefined) return fail('bad-parameters');
    const { rows, ...part } = await deps.stores.teacherParts.part(shop.appId, { q: input.q, locale }, place);
    const items = rows.map(({ id, name, title, portrait, goodsCount }) => ({
      id,
      name: readText(name, locale),
      title: readText(title, locale),
      portrait,
      goods_count: goodsCount,
    }));
    return ok({ ...part, items });
  }),
];
