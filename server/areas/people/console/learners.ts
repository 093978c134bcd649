/** Learners by name, for teachers (D138). */
import { consoleLearnersList } from '#schemas/api/console/learners.ts';
import { handleConsole } from '#server/kernel/http/console-handler.ts';
import { ok } from '#server/kernel/http/define-handler.ts';

export const learnerCalls = [
  handleConsole(
    consoleLearnersList,
    async ({ input: { q, limit = 20 }, shop: { appId }, deps: { stores } }) => {
      const { rows, total } = await stores.people.byName(appId, q, limit);
      return ok({ items: rows.map(({ id, nickname }) => ({ user_id: id, nickname })), total });
    },
  ),
];
