/** Answers a learner's own records (D82); whose they are, only the session says. */
import { learnRecordsGet } from '#schemas/api/learning/learn.records.get.ts';
import { LIST_PAGE_SIZE } from '#schemas/constants.ts';
import { RECORD_TYPES, RECORDED_TYPES, type RecordTab } from '#schemas/learning/record-tabs.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { presentRecord, presentWhole } from '../present-record.ts';

function typesOf(tab: RecordTab) {
  if (tab === 'all') return {};
  return tab === 'other' ? { without: RECORDED_TYPES } : { types: RECORD_TYPES[tab] };
}

export const learnRecordsGetHandler = handle(
  learnRecordsGet,
  async ({ input, shop: { appId }, viewer, deps, locale }) => {
    if (viewer === undefined) return fail('not-logged-in');
    const { type, tab = 'all', page: wished = 1, page_size: pageSize = LIST_PAGE_SIZE } = input;
    const asker = { appId, viewer, locale };
    const asked = { page: wished, pageSize };
    const { learning } = deps.stores;
    const read = async () => {
      if (tab === 'course') {
        const found = await learning.wholes(appId, viewer.user.id, { ...asked, types: RECORD_TYPES[tab] });
        return { ...found, rows: await Promise.all(found.rows.map((row) => presentWhole(deps, asker, row))) };
      }
      const found = await learning.records(appId, viewer.user.id, { ...asked, type, ...typesOf(tab) });
      return { ...found, rows: await Promise.all(found.rows.map((row) => presentRecord(deps, asker, row))) };
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
