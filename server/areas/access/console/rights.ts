/** Rights the merchant gives and takes back by hand, with a reason (D72, D138). */
import { consoleAccessGrant, consoleAccessRevoke } from '#schemas/api/console/access.ts';
import { DAY_MS, secondsOf } from '#schemas/time.ts';
import { findPerson } from '#server/areas/identity/area.ts';
import type { Deps } from '#server/kernel/area.ts';
import { handleConsole, okChanged } from '#server/kernel/http/console-handler.ts';
import { fail } from '#server/kernel/http/define-handler.ts';

/** Whom and what a right is about, or what of it is not there. */
async function findRight(
  { stores, catalogue }: Pick<Deps, 'stores' | 'catalogue'>,
  appId: string,
  { person, goods_id: goodsId }: { person: string; goods_id: string },
) {
  const user = await findPerson(stores, appId, person);
  if (user === undefined) return { ok: false as const, missing: 'no-person' as const };
  const goods = await catalogue.byId(appId, goodsId);
  if (goods === undefined) return { ok: false as const, missing: 'no-goods' as const };
  return { ok: true as const, userId: user.id, goodsId: goods.id };
}

const subjectOf = ({ userId, goodsId }: { userId: string; goodsId: string }) =>
  `right of ${userId} to ${goodsId}`;

export const rightCalls = [
  handleConsole(consoleAccessGrant, async ({ input, shop: { appId }, deps }) => {
    const right = await findRight(deps, appId, input);
    if (!right.ok) return fail('not-found', { missing: right.missing });
    const { userId, goodsId } = right;
    const to = input.days === undefined ? undefined : deps.clock.now() + input.days * DAY_MS;
    await deps.stores.entitlements.grant(appId, userId, { resourceId: goodsId, to });
    const data = { user_id: userId, goods_id: goodsId, to_ts: to === undefined ? 0 : secondsOf(to) };
    const after = { to_ts: data.to_ts, reason: input.reason.trim() };
    return okChanged(data, { subject: subjectOf(right), before: null, after });
  }),
  handleConsole(consoleAccessRevoke, async ({ input, shop: { appId }, deps }) => {
    const right = await findRight(deps, appId, input);
    if (!right.ok) return fail('not-found', { missing: right.missing });
    const { userId, goodsId } = right;
    const count = await deps.stores.entitlements.revoke(appId, userId, goodsId);
    if (count === 0) return fail('state-conflict');
    return okChanged(
      { user_id: userId, goods_id: goodsId, revoked: count },
      { subject: subjectOf(right), before: { rights: count }, after: { reason: input.reason.trim() } },
    );
  }),
];
