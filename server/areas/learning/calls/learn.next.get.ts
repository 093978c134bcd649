/** Where the learner of the session goes on. */
import { learnNextGet } from '#schemas/api/learning/learn.next.get.ts';
import { secondsOf } from '#schemas/time.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { nextInCourse, nextOfAll } from '../find-next.ts';

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
