/** Teachers of a shop part by part, for its merchant, each with how many goods name them. */
import { and, eq, sql } from 'drizzle-orm';
import type { TeacherSort } from '#schemas/api/console/teachers.ts';
import type { Locale } from '#schemas/locale.ts';
import type { SortedPlace } from '#server/kernel/cursor.ts';
import { containsWords, readableText } from '#server/kernel/db/contains.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { byNumber, byTitle, orderOf, readPart, type SortKeys } from '#server/kernel/db/list-order.ts';
import { goodsTeacher, teacher } from '../tables/details.ts';

export type TeacherPartStore = ReturnType<typeof createTeacherPartStore>;

const goodsCount = sql<number>`(select count(*)::int from ${goodsTeacher}
  where ${goodsTeacher.appId} = ${teacher.appId} and ${goodsTeacher.teacherId} = ${teacher.id})`;

const sortKeysIn = (locale: Locale): SortKeys<TeacherSort> => ({
  name: byTitle(teacher.name, teacher.id, locale),
  goods_count: byNumber(goodsCount, teacher.id),
});

export function createTeacherPartStore(db: Database) {
  return {
    /** In one of its orders, after a cursor where there is one. */
    async part(
      appId: string,
      { q, locale }: { q?: string | undefined; locale: Locale },
      place: SortedPlace<TeacherSort>,
    ) {
      const order = orderOf(sortKeysIn(locale), place.sort);
      const matches = and(
        eq(teacher.appId, appId),
        containsWords(q, [teacher.id, readableText(teacher.name)]),
      );
      const { id, name, title, portrait } = teacher;
      const select = () =>
        db.select({ id, name, title, portrait, goodsCount, sortKey: order.sortKey }).from(teacher);
      return readPart(db, select, { order, place, matches, idOf: (row) => row.id });
    },
  };
}
