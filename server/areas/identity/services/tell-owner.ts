/** Tells the owner of an account, by what they could be reached at before, that something which lets them in has changed (requirement 24). */
import { reachOf, type NoticeKind } from '#server/areas/messaging/area.ts';
import type { HandlerContext } from '#server/kernel/http/define-handler.ts';

/**
 * Asked for before the change and used after it: what a person can be reached at may be what changes, now or by
 * somebody else a moment later.
 */
export async function tellerOf(
  { deps, shop, locale }: Pick<HandlerContext, 'deps' | 'shop' | 'locale'>,
  userId: string,
): Promise<(kind: NoticeKind) => void> {
  const before = reachOf(await deps.stores.accounts.byId(shop.appId, userId));
  return (kind) => deps.messaging.notices.notify({ shop, locale }, before, kind);
}
