/** Answers a learner's own mark on a punch card. */
import { learnPunchGet } from '#schemas/api/learning/learn.punch.get.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { presentPunch, readCard } from '../punch-card.ts';

export const learnPunchGetHandler = handle(
  learnPunchGet,
  async ({ input, shop: { appId }, deps, viewer }) => {
    if (viewer === undefined) return fail('not-logged-in');
    const found = await readCard(deps, { appId, viewer }, input.resource_id);
    if (!found.ok) return fail(found.code);
    const kept = await deps.stores.punches.of({ appId, userId: viewer.user.id }, found.card.goods.id);
    return ok(presentPunch(kept));
  },
);
