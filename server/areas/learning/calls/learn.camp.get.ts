/** Answers the terms of a camp, and where the person asking stands in it (D87). */
import { learnCampGet } from '#schemas/api/learning/learn.camp.get.ts';
import { readText } from '#schemas/page/text.ts';
import { msOf, secondsOf } from '#schemas/time.ts';
import { readAccess } from '#server/areas/access/area.ts';
import { shopTime } from '#server/areas/shop/area.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';

const NO_GROUP = { name: '', qr: '', note: '' };

export const learnCampGetHandler = handle(
  learnCampGet,
  async ({ input, shop: { appId }, deps, viewer, locale }) => {
    const goods = await deps.catalogue.byId(appId, input.goods_id);
    if (goods === undefined) return fail('not-found');
    const access = await readAccess(deps, appId, { viewer, goods });
    if (goods.state === 'off' && !access.can_study) return fail('delisted');
    const { terms, own, stateOf } = await deps.catalogue.termsFor(appId, goods.id, access.since);
    const asked = { goodsId: goods.id, userId: viewer?.user.id ?? '', locale };
    const { learn } = await deps.catalogue.learnOf(appId, asked);
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
