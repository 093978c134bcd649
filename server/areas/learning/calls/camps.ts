/** Answers the calls of camps. */
import { learnCampGet, learnPunchGet, learnPunchCommit } from '#schemas/api/learning/camps.ts';
import { readText } from '#schemas/page/text.ts';
import { msOf, secondsOf } from '#schemas/time.ts';
import { readAccess } from '#server/areas/access/area.ts';
import { shopTime } from '#server/areas/shop/area.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { presentPunch, readCard } from '../services/punch-card.ts';
import { tidy } from '#schemas/text/tidy.ts';
import { recordTaken } from '../services/record-taken.ts';
import { createPunchStore } from '../store/punches.store.ts';

const NO_GROUP = { name: '', qr: '', note: '' };

/** Answers the terms of a camp, and where the person asking stands in it (D87). */
export const learnCampGetHandler = handle(
  learnCampGet,
  async ({ input, shop: { appId }, deps, viewer, locale }) => {
    const goods = await deps.catalogue.byId(appId, input.goods_id);
    if (goods === undefined) return fail('not-found');
    const access = await readAccess(deps, appId, { viewer, goods });
    if (goods.state === 'off' && !access.can_study) return fail('delisted');
    const { terms, own, stateOf } = await deps.catalogue.termsFor(appId, goods.id, access.since);
    const query = { goodsId: goods.id, userId: viewer?.user.id ?? '', locale };
    const { learn } = await deps.catalogue.learnOf(appId, query);
    const group = own && {
      name: readText(own.groupName, locale),
      qr: own.groupQr,
      note: readText(own.groupNote, locale),
    };
    return ok({
      terms: terms.map((term) => ({
        term_id: term.id,
        title: readText(term.title, locale),
        start_at: shopTime(msOf(term.startTs)),
        start_ts: term.startTs,
        end_at: shopTime(msOf(term.endTs)),
        end_ts: term.endTs,
        state: stateOf(term),
      })),
      term_id: own?.id ?? '',
      required: learn.lesson_count,
      done: learn.finished_count,
      group: access.can_study ? (group ?? NO_GROUP) : NO_GROUP,
      server_ts: secondsOf(deps.clock.now()),
    });
  },
);

/** Answers a learner's own mark on a punch card. */
export const learnPunchGetHandler = handle(
  learnPunchGet,
  async ({ input, shop: { appId }, deps, viewer }) => {
    if (viewer === undefined) return fail('not-logged-in');
    const result = await readCard(deps, { appId, viewer }, input.resource_id);
    if (!result.ok) return fail(result.code);
    const punch = await deps.stores.punches.of({ appId, userId: viewer.user.id }, result.card.goods.id);
    return ok(presentPunch(punch));
  },
);

/** Marks a punch card: kept, recorded for the courses that hold it, and told to who waits for finished lessons, in one transaction. */
export const learnPunchCommitHandler = handle(
  learnPunchCommit,
  async ({ input, shop: { appId }, deps, viewer }) => {
    if (viewer === undefined) return fail('not-logged-in');
    const words = tidy(input.words, true);
    if (words === '') return fail('bad-parameters', { fields: [{ field: '/words', rule: 'minLength' }] });
    const result = await readCard(deps, { appId, viewer }, input.resource_id);
    if (!result.ok) return fail(result.code);
    const { goods, holders } = result.card;
    const learner = { appId, userId: viewer.user.id };
    const at = deps.clock.now();
    const punch = await deps.stores.punches.transaction(async (tx) => {
      const store = createPunchStore(tx);
      const isFirst = (await store.of(learner, goods.id)) === undefined;
      const mark = await store.mark(learner, goods.id, { words, at });
      if (!isFirst) return mark;
      await recordTaken({ queue: deps.queue, tx }, learner, {
        resourceId: goods.id,
        resourceType: goods.type,
        productIds: holders.map((holder) => holder.goods.id),
        percent: 100,
        isFinished: true,
        at,
      });
      return mark;
    });
    return ok(presentPunch(punch));
  },
);
