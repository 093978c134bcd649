/** Answers the calls of records. */
import {
  learnRecordsGet,
  learnCoursesGet,
  learnProgressGet,
  learnStatsGet,
  learnNextGet,
} from '#schemas/api/learning/records.ts';
import { LIST_PAGE_SIZE } from '#schemas/constants.ts';
import { RECORD_TYPES, RECORDED_TYPES, type RecordTab } from '#schemas/learning/record-tabs.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { presentRecord, presentWhole } from '../services/present-record.ts';
import { presentCourse } from '../services/present-course.ts';
import { secondsOf } from '#schemas/time.ts';
import { readProgress } from '../services/read-progress.ts';
import { readStatistics } from '../services/read-statistics.ts';
import { nextInCourse, nextOfAll } from '../services/find-next.ts';

function typesOf(tab: RecordTab) {
  if (tab === 'all') return {};
  return tab === 'other' ? { without: RECORDED_TYPES } : { types: RECORD_TYPES[tab] };
}

/** Answers a learner's own records (D82); whose they are, only the session says. */
export const learnRecordsGetHandler = handle(
  learnRecordsGet,
  async ({ input, shop: { appId }, viewer, deps, locale }) => {
    if (viewer === undefined) return fail('not-logged-in');
    const { type, tab = 'all', page: pageNumber = 1, page_size: pageSize = LIST_PAGE_SIZE } = input;
    const asker = { appId, viewer, locale };
    const query = { page: pageNumber, pageSize };
    const { learning } = deps.stores;
    const read = async () => {
      if (tab === 'course') {
        const answer = await learning.wholes(appId, viewer.user.id, { ...query, types: RECORD_TYPES[tab] });
        return {
          ...answer,
          rows: await Promise.all(answer.rows.map((row) => presentWhole(deps, asker, row))),
        };
      }
      const answer = await learning.records(appId, viewer.user.id, { ...query, type, ...typesOf(tab) });
      return {
        ...answer,
        rows: await Promise.all(answer.rows.map((row) => presentRecord(deps, asker, row))),
      };
    };
    const { rows, total, page } = await read();
    return ok({
      list: rows.flatMap((row) => row ?? []),
      total,
      page,
      page_size: pageSize,
      has_more: page * pageSize < total,
    });
  },
);

/** Everything the learner of the session may study now, with how far they are (D23). */
export const learnCoursesGetHandler = handle(
  learnCoursesGet,
  async ({ input, shop: { appId }, deps, viewer, locale }) => {
    if (viewer === undefined) return fail('not-logged-in');
    const { tab = 'all', page = 1, page_size: limit = LIST_PAGE_SIZE } = input;
    const { user } = viewer;
    const isSvip = (await deps.access.superVipOf(appId, { user, now: deps.clock.now() })) !== undefined;
    const query = { appId, userId: user.id, isSvip, tab, now: deps.clock.now() };
    const { ids, total } = await deps.stores.courses.list(query, { offset: (page - 1) * limit, limit });
    const courses = await Promise.all(ids.map((id) => presentCourse(deps, { appId, viewer, locale }, id)));
    return ok({
      list: courses.flatMap((one) => one ?? []),
      total,
      page,
      page_size: limit,
      has_more: page * limit < total,
    });
  },
);

/** How far the learner of the session is in some goods (D82). */
export const learnProgressGetHandler = handle(learnProgressGet, async ({ input, shop, deps, viewer }) => {
  if (viewer === undefined) return fail('not-logged-in');
  const { resource_ids: ids, product_id: productId } = input;
  const learner = { appId: shop.appId, userId: viewer.user.id };
  const progress = await readProgress(deps.stores, learner, ids, productId);
  return ok({
    list: [...new Set(ids)].flatMap((id) => {
      const one = progress.get(id);
      if (one === undefined) return [];
      return {
        resource_id: id,
        learn_progress: one.percent,
        max_learn_progress: one.maxPercent,
        org_learn_progress: one.position,
        is_finish: one.isFinished ? 1 : 0,
        last_learn_ts: secondsOf(one.lastAt),
      };
    }),
  });
});

/** Statistics of the learner of the session. */
export const learnStatsGetHandler = handle(learnStatsGet, async ({ shop, deps, viewer, locale }) => {
  if (viewer === undefined) return fail('not-logged-in');
  return ok(await readStatistics(deps, { appId: shop.appId, userId: viewer.user.id }, locale));
});

/** Where the learner of the session goes on. */
export const learnNextGetHandler = handle(learnNextGet, async ({ input, shop, deps, viewer, locale }) => {
  if (viewer === undefined) return fail('not-logged-in');
  const asker = { appId: shop.appId, viewer, locale };
  const server_ts = secondsOf(deps.clock.now());
  if (input.product_id === undefined) {
    const next = await nextOfAll(deps, asker);
    return ok({ list: next === undefined ? [] : [next], server_ts });
  }
  const course = await deps.catalogue.byId(shop.appId, input.product_id);
  if (course === undefined) return fail('not-found');
  const next = await nextInCourse(deps, asker, course);
  return ok({ list: next === undefined ? [] : [next], server_ts });
});
