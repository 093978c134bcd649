/** Answers the call of the calendar of camps (D87, ADR-832). */
import { CALENDAR_DAYS_MAX, consoleCampCalendarGet } from '#schemas/api/console/camps.ts';
import { readText } from '#schemas/page/text.ts';
import { DAY_MS, msOf, secondsOf } from '#schemas/time.ts';
import { handleConsole } from '#server/kernel/http/console-handler.ts';
import { fail, ok } from '#server/kernel/http/define-handler.ts';

const SPAN_MAX = secondsOf(CALENDAR_DAYS_MAX * DAY_MS);

export const campCalls = [
  handleConsole(consoleCampCalendarGet, async ({ input: { from, to }, shop: { appId }, deps, locale }) => {
    if (to <= from || to - from > SPAN_MAX) return fail('bad-parameters');
    const [calendar, tasks] = await Promise.all([
      deps.catalogue.campCalendar(appId, { from, to }),
      deps.tasks.dueIn({ appId, from: msOf(from), until: msOf(to) }),
    ]);
    const campOfGood = await calendar.campsOf([...new Set(tasks.map(({ goodsId }) => goodsId))]);
    return ok({
      camps: calendar.camps.map(({ id, type, title, state, termCount }) => ({
        id,
        type,
        title: readText(title, locale),
        state,
        term_count: termCount,
      })),
      terms: calendar.terms.map(({ campId, id, title, startTs, endTs }) => ({
        camp_id: campId,
        id,
        title: readText(title, locale),
        start_ts: startTs,
        end_ts: endTs,
      })),
      lessons: calendar.lessons.map((lesson) => ({
        camp_id: lesson.campId,
        term_id: lesson.termId,
        id: lesson.id,
        title: readText(lesson.title, locale),
        resource_id: lesson.resourceId,
        resource_type: lesson.resourceType,
        day: lesson.unlockDay,
        is_required: lesson.isRequired,
        opens_ts: lesson.opensTs,
      })),
      tasks: tasks.map(({ id, title, goodsId, isOff, dueAt }) => ({
        id,
        title: readText(title, locale),
        goods_id: goodsId,
        camp_id: campOfGood.get(goodsId) ?? '',
        due_ts: secondsOf(dueAt),
        is_off: isOff,
      })),
    });
  }),
];
