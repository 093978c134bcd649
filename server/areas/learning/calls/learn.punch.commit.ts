/** Marks a punch card: kept, recorded for the courses that hold it, and told to who waits for finished lessons, in one transaction. */
import { learnPunchCommit } from '#schemas/api/learning/learn.punch.commit.ts';
import { tidy } from '#schemas/text/tidy.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { presentPunch, readCard } from '../punch-card.ts';
import { recordTaken } from '../record-taken.ts';
import { createPunchStore } from '../store/punches.store.ts';

export const learnPunchCommitHandler = handle(
  learnPunchCommit,
  async ({ input, shop: { appId }, deps, viewer }) => {
    if (viewer === undefined) return fail('not-logged-in');
    const words = tidy(input.words, true);
    if (words === '') return fail('bad-parameters', { fields: [{ field: '/words', rule: 'minLength' }] });
    const found = await readCard(deps, { appId, viewer }, input.resource_id);
    if (!found.ok) return fail(found.code);
    const { goods, holders } = found.card;
    const learner = { appId, userId: viewer.user.id };
    const at = deps.clock.now();
    const kept = await deps.stores.punches.transaction(async (tx) => {
      const store = createPunchStore(tx);
      const isFirst = (await store.of(learner, goods.id)) === undefined;
      const marked = await store.mark(learner, goods.id, { words, at });
      if (!isFirst) return marked;
      await recordTaken({ queue: deps.queue, tx }, learner, {
        resourceId: goods.id,
        resourceType: goods.type,
        productIds: holders.map((holder) => holder.goods.id),
        percent: 100,
        isFinished: true,
        at,
      });
      return marked;
    });
    return ok(presentPunch(kept));
  },
);
