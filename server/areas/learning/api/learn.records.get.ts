/** Answers a learner's own records (D82); whose they are, only the session says. */
import { learnRecordsGet } from '#schemas/api/learn/learn.records.get.ts';
import { LIST_PAGE_SIZE } from '#schemas/constants.ts';
import { readText } from '#schemas/page/text.ts';
import { secondsOf } from '#schemas/time.ts';
import { shopTime } from '#server/areas/shop/area.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';

export const learnRecordsGetHandler = handle(
  learnRecordsGet,
  async ({ input, shop, viewer, deps, locale }) => {
    if (viewer === undefined) return fail('not-logged-in');
    const { type, page: wished = 1, page_size: pageSize = LIST_PAGE_SIZE } = input;
    const ask = { page: wished, pageSize, ...(type === undefined ? {} : { type }) };
    const { rows, total, page } = await deps.stores.learning.records(shop.appId, viewer.user.id, ask);
    return ok({
      list: rows.map((row) => ({
        id: [row.product_id, row.resource_id].filter(Boolean).join('.'),
        resource_id: row.resource_id,
        resource_type: row.resource_type,
        product_id: row.product_id,
        title: readText(row.title, locale),
        cover: row.cover,
        learn_progress: row.learn_progress,
        max_learn_progress: row.max_learn_progress,
        org_learn_progress: row.org_learn_progress,
        is_finish: row.finished_at === null ? 0 : 1,
        finished_at: row.finished_at === null ? '' : shopTime(row.finished_at),
        last_learn_time: shopTime(row.last_learn_at),
        last_learn_ts: secondsOf(row.last_learn_at),
        stay_time: row.stay_time,
        content_app_id: '',
        state: row.state === 'off' ? ('off' as const) : ('on' as const),
      })),
      total,
      page,
      page_size: pageSize,
      has_more: page * pageSize < total,
    });
  },
);
